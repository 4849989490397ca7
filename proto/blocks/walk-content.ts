import type { Path } from '../edit.ts';
import {
  type Fields,
  findBlockType,
  isRecord,
  findTemplateType,
  findUndeclaredFields,
  getOwnValue,
} from './manifest.ts';
import type { BlockType, FieldType, FieldTypes } from './field-type.ts';
import { isRichText } from '../rich-text.ts';

export interface ContentValue {
  type: FieldType;
  value: unknown;
  name?: string;
  /** Object that contains the declared field `name`. */
  record?: Fields;
  holder: Holder;
  /** Path of the value, or in undeclared content of its holder. */
  path: Path;
}

interface Holder {
  path: Path;
  componentType: string;
}

interface At {
  path: Path;
  holder: Holder;
}

/** Undeclared content yields only rich texts, links (`href`) and pictures (`imageId`), because other strings may be settings. */
export const walkValues = (part: unknown): Generator<ContentValue> =>
  walkRecord(part, { path: [], holder: { path: [], componentType: '' } });

export function* walkItems(part: unknown): Generator<{ item: Fields; type: BlockType }> {
  if (!isRecord(part) && !Array.isArray(part)) return;
  const type = isRecord(part) ? findBlockType(part.componentType) : undefined;
  if (type) yield { item: part as Fields, type };
  for (const inner of Object.values(part)) yield* walkItems(inner);
}

function* walkRecord(part: unknown, at: At): Generator<ContentValue> {
  if (Array.isArray(part)) {
    for (const entry of part) yield* walkRecord(entry, entered(at, entry));
  } else if (!isRecord(part)) {
    if (isRichText(part)) yield { type: { kind: 'richText' }, value: part, ...at };
  } else {
    yield* walkRecordFields(part, at);
  }
}

function* walkRecordFields(record: Fields, at: At): Generator<ContentValue> {
  const { componentType } = record;
  const block = findBlockType(componentType);
  const template = findTemplateType(record.template);
  const within = typeof componentType === 'string' ? { ...at, holder: { path: at.path, componentType } } : at;
  if (block) {
    yield* walkDeclaredFields(record, block.fields, within);
  } else if (template && isRecord(record.header)) {
    yield* walkDeclaredFields(record.header, template.header, below(at, 'header'));
    const { header: _, ...page } = record;
    yield* walkDeclaredFields(page, template.fields, at);
  } else {
    if (typeof record.href === 'string')
      yield { type: { kind: 'link' }, value: { href: record.href, type: record.type }, ...within };
    if (typeof record.imageId === 'string') yield { type: PICTURE, value: { imageId: record.imageId }, ...within };
    for (const [name, inner] of Object.entries(record)) yield* walkRecord(inner, below(within, name));
  }
}

function* walkDeclaredFields(record: Fields, fields: FieldTypes, at: At): Generator<ContentValue> {
  for (const [name, type] of Object.entries(fields)) {
    const value = getOwnValue(record, name);
    if (value == null) continue;
    if (type.kind === 'contents') yield* walkRecord(value, below(at, name));
    else if (type.kind === 'list') yield* walkRows(value, type.of, below(at, name));
    else yield { type, value, name, record, holder: at.holder, path: below(at, ...name.split('.')).path };
  }
  for (const [name, inner] of Object.entries(findUndeclaredFields(record, fields)))
    yield* walkRecord(inner, below(at, name));
}

function* walkRows(rows: unknown, of: FieldTypes, at: At): Generator<ContentValue> {
  if (!Array.isArray(rows)) return;
  for (const row of rows) if (isRecord(row)) yield* walkDeclaredFields(row, of, entered(at, row));
}

const below = ({ path, holder }: At, ...names: string[]): At => ({ path: [...path, ...names], holder });

const entered = (at: At, entry: unknown): At =>
  isRecord(entry) && typeof entry.key === 'string' ? below(at, `#${entry.key}`) : at;

const PICTURE: FieldType = { kind: 'picture', sizes: [] };
