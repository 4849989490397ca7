import type { Block } from './block.ts';
import { commonBlocks } from './common-blocks.ts';
import { rareBlocks } from './rare-blocks.ts';

export const blocks: readonly Block[] = [...commonBlocks, ...rareBlocks];

export const blocksByType: ReadonlyMap<string, Block> = new Map(blocks.map((block) => [block.componentType, block]));

export const getBlock = (componentType: string): Block | undefined => blocksByType.get(componentType);
