import type { Block } from '../../blocks/block.ts';

interface Lists {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

/** Whether a list takes that kind of block; the whitelist wins. */
export function isPlaceable(componentType: string, { whitelist, blacklist }: Lists): boolean {
  if (whitelist && whitelist.length > 0) return whitelist.includes(componentType);
  return !blacklist?.includes(componentType);
}

export const placeable = (blocks: readonly Block[], lists: Lists): Block[] =>
  blocks.filter((block) => isPlaceable(block.componentType, lists));
