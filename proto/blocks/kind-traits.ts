import type { FieldKind, KindTraits } from './field-type.ts';
import { isRecord } from './manifest-lookup.ts';
import { manifest } from './manifest.ts';

/** From the manifest, because the kinds themselves would add 1 kB to the script of every visitor. */
export const traitsOf = ({ kind }: { kind: FieldKind }): KindTraits => manifest.kinds[kind]!;

/** Whether visitors see nothing of a stored value, which can be of any type. */
export function isBlank(field: { kind: FieldKind }, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return (traitsOf(field).shown ?? []).every((name) => isBlankText(value[name]));
  return isBlankText(field.kind === 'richText' ? String(value ?? '').replace(/<(?!img\b)[^>]*>|&nbsp;/g, '') : value);
}

/** What people read of a value, in one line. */
export function summarize(field: { kind: FieldKind }, value: unknown): string {
  if (!isRecord(value)) return String(value ?? '').trim();
  const words = (traitsOf(field).words ?? []).map((name) => String(value[name] ?? '').trim());
  return words.filter((word) => word !== '').join(' · ');
}

const isBlankText = (value: unknown): boolean => String(value ?? '').trim() === '';
