import { blockVersion } from '../../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../../proto/blocks/migrations.ts';
import type { Item } from '../../../proto/content.ts';
import type { Field, Fields, ListField } from '../fields/field.ts';
import type { BlockDeclaration, Block } from './block.ts';
import type { Sample } from './palette-entry.ts';

/** A dot in a field name addresses a nested field: `reverse.mobile`. */
export function newItem(block: BlockDeclaration, key: string): Item {
  const item: Item = { componentType: block.componentType, key };
  const version = blockVersion(block.componentType, migrations);
  if (version > 1) item.v = version;
  for (const [name, field] of Object.entries(block.fields as Fields))
    setField(item, name, assignKeys(structuredClone(valueOfNewItem(field)), `${key}-${name}`));
  return item;
}

const valueOfNewItem = (field: Field): unknown =>
  field.kind === 'list' ? ((field as ListField).rowsOfNewItem ?? field.initial) : field.initial;

function setField(item: Item, name: string, value: unknown): void {
  const [first, second] = name.split('.') as [string, string?];
  item[first] = second === undefined ? value : { ...(item[first] as object | undefined), [second]: value };
}

/** In the copy, each object in a list has a stable key derived from the given key and its position. */
export function assignKeys<V>(value: V, key: string): V {
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      isRow(entry) ? assignKeys({ key: `${key}-${index}`, ...entry }, `${key}-${index}`) : entry,
    ) as V;
  }
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, assignKeys(inner, `${key}-${name}`)]),
  ) as V;
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const createSampleItem = (block: Block, { item }: Sample, key: string): Item =>
  assignKeys({ ...newItem(block, key), ...item }, key);
