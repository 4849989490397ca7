import { isCommonRendition } from './rendition-key.ts';

/** Per picture; without a limit, visitors could fill the file store. */
export const MAX_RENDITIONS = 200;

interface Stored {
  key: string;
  at: Date;
}

/**
 * Chooses renditions in unusual formats or qualities first, then the oldest, so that hand-made requests replace each other and not what
 * visitors need.
 */
export function findSurplus(stored: Stored[], max = MAX_RENDITIONS): string[] {
  return stored
    .map(({ key, at }) => ({ key, at: at.getTime(), usual: Number(isCommonRendition(key)) }))
    .sort((a, b) => a.usual - b.usual || a.at - b.at)
    .slice(0, Math.max(0, stored.length - max))
    .map(({ key }) => key);
}
