declare const brand: unique symbol;

export type CacheKey = string & { readonly [brand]: true };

type Part = string | number | boolean | null;

/** Each text is preceded by its length, so that different parts never produce the same key. */
export function cacheKey(...parts: readonly Part[]): CacheKey {
  let key = '';
  for (const part of parts) key += typeof part === 'string' ? `${part.length}"${part}` : `${part};`;
  return key as CacheKey;
}
