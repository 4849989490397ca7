import type { Item } from '../../../proto/content.ts';
import { type Block, newItem } from './block.ts';
import type { Sample } from './sample.ts';
import { assignKeys } from './with-keys.ts';

/** The item that a sample tells of: a new one with the sample's fields, and keys for all that lies in it. */
export const createSampleItem = (block: Block, { item }: Sample, key: string): Item =>
  assignKeys({ ...newItem(block, key), ...item }, key);
