import type { BlockType, FieldTypes, TemplateType } from './field-type.ts';
import { manifest } from './manifest.ts';

export const findBlockType = (componentType: unknown): BlockType | undefined => own(manifest.blocks, componentType);

export const findTemplateType = (template: unknown): TemplateType | undefined => own(manifest.templates, template);

export const getOwnValue = (record: Fields, name: string): unknown =>
  name.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), record);

export function findUndeclaredFields(record: Fields, fields: FieldTypes): Fields {
  const declared = new Set(Object.keys(fields).map((name) => name.split('.')[0]!));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !declared.has(name)));
}

export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own properties only, because stored data could name `constructor`. */
const own = <V>(record: Readonly<Record<string, V>>, name: unknown): V | undefined =>
  typeof name === 'string' && Object.hasOwn(record, name) ? record[name] : undefined;
