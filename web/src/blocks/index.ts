import type { Block } from './block.ts';
import { commonBlocks } from './common-blocks.ts';
import { rareBlocks } from './rare-blocks.ts';

export const blocks: readonly Block[] = [...commonBlocks, ...rareBlocks];

export { getBlock } from './parts/block-registry.ts';
