import { type Fields, blockTypeOf, isRecord, templateTypeOf, undeclaredIn, valueOf } from './declared.ts';
import type { BlockType, FieldType, FieldTypes } from './field-type.ts';
import { isRichText } from '../rich-text.ts';

/** A value that was found in stored content, with the type of its field. */
export interface Value {
  type: FieldType;
  value: unknown;
}

/**
 * Every value in a part of a page (the page itself, a list of items, one item) that is text, a link, a picture or another leaf,
 * in the order of the declarations. In what nothing declares only rich texts, links (`href`) and pictures (`imageId`) are
 * recognised, because a plain string there may be a setting.
 */
export function* valuesIn(part: unknown): Generator<Value> {
  if (Array.isArray(part)) {
    for (const entry of part) yield* valuesIn(entry);
  } else if (!isRecord(part)) {
    if (isRichText(part)) yield { type: { kind: 'richText' }, value: part };
  } else {
    yield* valuesOfRecord(part);
  }
}

/** Every item in a part of a page whose component type is declared, at any depth. */
export function* itemsIn(part: unknown): Generator<{ item: Fields; type: BlockType }> {
  if (!isRecord(part) && !Array.isArray(part)) return;
  const type = isRecord(part) ? blockTypeOf(part.componentType) : undefined;
  if (type) yield { item: part as Fields, type };
  for (const inner of Object.values(part)) yield* itemsIn(inner);
}

function* valuesOfRecord(record: Fields): Generator<Value> {
  const block = blockTypeOf(record.componentType);
  const template = templateTypeOf(record.template);
  if (block) {
    yield* declaredIn(record, block.fields);
  } else if (template && isRecord(record.header)) {
    yield* declaredIn(record.header, template.header);
    const { header: _, ...page } = record;
    yield* declaredIn(page, template.fields);
  } else {
    if (typeof record.href === 'string') yield { type: { kind: 'link' }, value: { href: record.href } };
    if (typeof record.imageId === 'string') yield { type: PICTURE, value: { imageId: record.imageId } };
    for (const inner of Object.values(record)) yield* valuesIn(inner);
  }
}

function* declaredIn(record: Fields, fields: FieldTypes): Generator<Value> {
  for (const [name, type] of Object.entries(fields)) {
    const value = valueOf(record, name);
    if (value == null) continue;
    if (type.kind === 'contents') yield* valuesIn(value);
    else if (type.kind === 'list') yield* rowsIn(value, type.of);
    else yield { type, value };
  }
  for (const inner of Object.values(undeclaredIn(record, fields))) yield* valuesIn(inner);
}

function* rowsIn(rows: unknown, of: FieldTypes): Generator<Value> {
  if (!Array.isArray(rows)) return;
  for (const row of rows) if (isRecord(row)) yield* declaredIn(row, of);
}

const PICTURE: FieldType = { kind: 'picture', sizes: [] };
