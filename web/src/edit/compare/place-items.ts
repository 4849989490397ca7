import type { KeyedItem, Path } from '../../../../proto/edit.ts';
import { isRecord } from '../../../../proto/edit/path.ts';

export interface PlacedItem {
  item: KeyedItem;
  list: Path;
  after: string | null;
  owners: string[];
}

export type IsItem = (entry: KeyedItem) => boolean;

/** Rows of a block are a part of it. */
export const isBlock: IsItem = ({ componentType }) => typeof componentType === 'string';

export function placeItems(content: object, isItem: IsItem): Map<string, PlacedItem> {
  const placed = new Map<string, PlacedItem>();
  const place = (value: unknown, path: Path, owners: string[]): void => {
    if (Array.isArray(value)) {
      let previous: string | null = null;
      for (const entry of value) {
        if (!isKeyed(entry)) continue;
        const isPlaced = isItem(entry);
        if (isPlaced) placed.set(entry.key, { item: entry, list: path, after: previous, owners });
        place(entry, [...path, `#${entry.key}`], isPlaced ? [...owners, entry.key] : owners);
        previous = entry.key;
      }
    } else if (isRecord(value)) {
      for (const [field, inner] of Object.entries(value)) place(inner, [...path, field], owners);
    }
  };
  place(content, [], []);
  return placed;
}

/** Removes the items of lists, which are compared separately. */
export function withoutItems(value: unknown, isItem: IsItem): unknown {
  if (Array.isArray(value)) {
    const isList = value.length > 0 && value.every((entry) => isKeyed(entry) && isItem(entry));
    return isList ? undefined : value.map((entry) => withoutItems(entry, isItem));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutItems(inner, isItem)]));
}

export const listOf = ({ list, owners }: PlacedItem): string => {
  const owner = owners.at(-1);
  return JSON.stringify(owner === undefined ? list : list.slice(list.lastIndexOf(`#${owner}`)));
};

const isKeyed = (entry: unknown): entry is KeyedItem => isRecord(entry) && typeof entry.key === 'string';
