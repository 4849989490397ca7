declare const brand: unique symbol;

/** The name of a cache entry or of a dependency. Only `cacheKey` makes one, so different parts never give the same key. */
export type CacheKey = string & { readonly [brand]: true };

type Part = string | number | boolean | null;

/** JSON quotes each part, so that no text inside a part can look like the border between two. */
export const cacheKey = (...parts: readonly Part[]): CacheKey => JSON.stringify(parts) as CacheKey;
