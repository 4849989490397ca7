import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { isRecord } from '../../../../proto/edit/path.ts';

export interface PlacedBlock {
  item: Item;
  list: Path;
  after: string | null;
  owners: string[];
}

export function placeBlocks(page: object): Map<string, PlacedBlock> {
  const placed = new Map<string, PlacedBlock>();
  place(page, [], [], placed);
  return placed;
}

/** Without the blocks in its lists, which are compared on their own. */
export function withoutBlocks(value: unknown): unknown {
  if (isBlockList(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutBlocks);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutBlocks(inner)]));
}

export const listOf = ({ list, owners }: PlacedBlock): string => {
  const owner = owners.at(-1);
  return JSON.stringify(owner === undefined ? list : list.slice(list.lastIndexOf(`#${owner}`)));
};

function place(value: unknown, path: Path, owners: string[], placed: Map<string, PlacedBlock>): void {
  if (Array.isArray(value)) {
    let previous: string | null = null;
    for (const entry of value) {
      if (!isRecord(entry) || typeof entry.key !== 'string') continue;
      const isBlock = typeof entry.componentType === 'string';
      if (isBlock) placed.set(entry.key, { item: entry as Item, list: path, after: previous, owners });
      place(entry, [...path, `#${entry.key}`], isBlock ? [...owners, entry.key] : owners, placed);
      previous = entry.key;
    }
  } else if (isRecord(value)) {
    for (const [field, inner] of Object.entries(value)) place(inner, [...path, field], owners, placed);
  }
}

const isBlockList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => isRecord(entry) && typeof entry.componentType === 'string');
