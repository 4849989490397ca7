import type { Item } from '../../../proto/content.ts';
import { type Block, newItem } from './block.ts';
import type { Sample } from './sample.ts';
import { assignKeys } from './with-keys.ts';

export const createSampleItem = (block: Block, { item }: Sample, key: string): Item =>
  assignKeys({ ...newItem(block, key), ...item }, key);
