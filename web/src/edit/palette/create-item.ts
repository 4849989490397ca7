import type { Item } from '../../../../proto/content.ts';
import type { Block } from '../../blocks/block.ts';
import { newItem, assignKeys } from '../../blocks/new-item.ts';
import type { PaletteEntry } from '../../blocks/palette-entry.ts';
import type { FieldKind, Fields, ListField } from '../../fields/field.ts';

type Values = Readonly<Record<string, unknown>>;

const markedKinds: readonly FieldKind[] = ['text', 'richText', 'link'];

export function createItem(block: Block, { sampleContent = {} }: PaletteEntry, key: string): Item {
  const fields = block.fields as Fields;
  const values = Object.entries(sampleContent).map(([name, value]) => {
    const field = fields[name];
    if (field?.kind !== 'list') return [name, value];
    const rows = (value as Values[]).map((row) => createRow(field as ListField, row));
    return [name, assignKeys(rows, `${key}-${name}`)];
  });
  return { ...newItem(block, key), ...Object.fromEntries(values), ...marks(fields, sampleContent) };
}

function createRow({ of }: ListField, row: Values): Values {
  const initial = Object.entries(of).map(([name, field]) => [name, structuredClone(field.initial)]);
  return { ...Object.fromEntries(initial), ...row, ...marks(of, row) };
}

function marks(fields: Fields, values: Values): { sample?: Record<string, true> } {
  const marked = Object.keys(values).filter((name) => markedKinds.includes(fields[name]?.kind as FieldKind));
  return marked.length > 0 ? { sample: Object.fromEntries(marked.map((name) => [name, true as const])) } : {};
}
