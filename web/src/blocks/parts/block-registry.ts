import type { Block } from '../block.ts';

// Registered at runtime to avoid an import cycle: blocks contain lists, and lists contain blocks.
const registry = new Map<string, Block>();

export const registerBlocks = (blocks: readonly Block[]): void =>
  blocks.forEach((block) => registry.set(block.componentType, block));

export const getBlock = (componentType: string): Block | undefined => registry.get(componentType);
