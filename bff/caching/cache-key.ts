declare const brand: unique symbol;

export type CacheKey = string & { readonly [brand]: true };

type Part = string | number | boolean | null;

/** JSON quotes each part, so that different parts never produce the same key. */
export const cacheKey = (...parts: readonly Part[]): CacheKey => JSON.stringify(parts) as CacheKey;
