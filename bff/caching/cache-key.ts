declare const brand: unique symbol;

/** Key of a cache entry or dependency. Branded, so that only `cacheKey` can create one. */
export type CacheKey = string & { readonly [brand]: true };

type Part = string | number | boolean | null;

/** JSON quotes each part, so different parts never produce the same key. */
export const cacheKey = (...parts: readonly Part[]): CacheKey => JSON.stringify(parts) as CacheKey;
