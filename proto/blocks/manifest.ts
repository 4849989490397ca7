import type { Manifest, BlockType, FieldTypes, TemplateType, FieldKind, KindTraits, FieldType } from './field-type.ts';
import generated from './manifest.json' with { type: 'json' };

export const manifest = generated as Manifest;

export type BlockName = keyof typeof generated.blocks;

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

/** Reads own properties only, because stored data could contain the name `constructor`. */
const own = <V>(record: Readonly<Record<string, V>>, name: unknown): V | undefined =>
  typeof name === 'string' && Object.hasOwn(record, name) ? record[name] : undefined;

/** Reads the manifest, because the kinds themselves would add 1 kB to the script of every visitor. */
export const traitsOf = ({ kind }: { kind: FieldKind }): KindTraits => manifest.kinds[kind]!;

/** Returns true if visitors see nothing of a stored value, which can have any type. */
export function isBlank(field: { kind: FieldKind }, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return (traitsOf(field).shown ?? []).every((name) => isBlankText(value[name]));
  return isBlankText(field.kind === 'richText' ? String(value ?? '').replace(/<(?!img\b)[^>]*>|&nbsp;/g, '') : value);
}

/** Returns the words of a value in one line. */
export function summarize(field: { kind: FieldKind }, value: unknown): string {
  if (!isRecord(value)) return String(value ?? '').trim();
  const words = (traitsOf(field).words ?? []).map((name) => String(value[name] ?? '').trim());
  return words.filter((word) => word !== '').join(' · ');
}

const isBlankText = (value: unknown): boolean => String(value ?? '').trim() === '';

interface AllowedBlocks {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

export function isAllowedChild(parentType: string, field: string, childType: string): boolean {
  const type: FieldType | undefined = findBlockType(parentType)?.fields[field];
  return type?.kind !== 'contents' || isAllowedBy(type, childType);
}

export const isAllowedIn = (template: string, section: string, childType: string): boolean =>
  isAllowedBy(findTemplateType(template)?.sections[section] ?? {}, childType);

export function isAllowedBy({ whitelist, blacklist }: AllowedBlocks, childType: string): boolean {
  if (whitelist && whitelist.length > 0) return whitelist.includes(childType);
  return !blacklist?.includes(childType);
}
