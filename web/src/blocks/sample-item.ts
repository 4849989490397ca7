import type { Item } from '../../../proto/content.ts';
import type { Block } from './block.ts';
import { newItem } from './new-item.ts';
import type { Sample } from './sample.ts';
import { assignKeys } from './with-keys.ts';

export const createSampleItem = (block: Block, { item }: Sample, key: string): Item =>
  assignKeys({ ...newItem(block, key), ...item }, key);
