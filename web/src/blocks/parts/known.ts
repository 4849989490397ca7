import type { Block } from '../block.ts';

// Blocks hold contents and contents hold blocks: the list is put in here, so that neither module waits for the other.
const known = new Map<string, Block>();

export const know = (blocks: readonly Block[]): void =>
  blocks.forEach((block) => known.set(block.componentType, block));

export const blockOf = (componentType: string): Block | undefined => known.get(componentType);
