import { createHash } from 'node:crypto';
import type { CacheKey } from '../caching/cache-key.ts';

/** Every shared answer has this key. */
export const EVERYTHING = hashKey('everything');

/** Replaces the keys of answers that depend on too many documents; every change purges it. */
export const MANY = hashKey('many');

/** The headers of an answer stay below 4 kB, because proxies such as nginx accept no more by default. */
const MAX_KEYS = 200;

const known = new WeakMap<ReadonlySet<CacheKey>, string[]>();

export function edgeKeysOf(dependencies: ReadonlySet<CacheKey>): readonly string[] {
  const keys = known.get(dependencies) ?? [
    EVERYTHING,
    ...(dependencies.size > MAX_KEYS ? [MANY] : toKeys(dependencies)),
  ];
  known.set(dependencies, keys);
  return keys;
}

export const toKeys = (dependencies: Iterable<CacheKey>): string[] => [...dependencies].map(hashKey);

/** All keys have the same length, so that none is part of another. A collision purges too much, and never too little. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 8);
}
