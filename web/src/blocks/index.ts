import type { Block } from './block.ts';
import { commonBlocks } from './common-blocks.ts';
import { rareBlocks } from './rare-blocks.ts';

/** Every block that can be placed, in the order of the palette. */
export const blocks: readonly Block[] = [...commonBlocks, ...rareBlocks];

export { getBlock } from './parts/block-registry.ts';
