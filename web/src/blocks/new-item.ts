import { blockVersion } from '../../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../../proto/blocks/migrations.ts';
import type { Item } from '../../../proto/content.ts';
import type { Field, Fields, ListField } from '../fields/field.ts';
import { assignKeys } from './with-keys.ts';
import type { BlockDeclaration } from './declaration.ts';

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
