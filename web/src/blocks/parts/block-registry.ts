import type { Block } from '../block.ts';

// Blocks hold contents and contents hold blocks: the list is put in here, so that neither module waits for the other.
const registry = new Map<string, Block>();

export const registerBlocks = (blocks: readonly Block[]): void =>
  blocks.forEach((block) => registry.set(block.componentType, block));

export const getBlock = (componentType: string): Block | undefined => registry.get(componentType);
