import type { ChoiceField, ChoicesField, Field, Fields, ListField } from './field.ts';

/** Services do not validate block fields: a value of another shape becomes the initial value, a valid one keeps its identity. */
export function coerceValue(field: Field, stored: unknown): unknown {
  if (stored == null) return field.initial;
  switch (field.kind) {
    case 'choice':
      return (field as ChoiceField).options.some(({ value }) => value === stored) ? stored : field.initial;
    case 'choices':
      return Array.isArray(stored) ? same(stored, stored.filter(isOneOf(field as ChoicesField))) : field.initial;
    case 'list':
      return Array.isArray(stored) ? same(stored, coerceRows(stored, (field as ListField).of)) : field.initial;
    case 'contents':
      return Array.isArray(stored) ? same(stored, stored.filter(isItem)) : field.initial;
    case 'tags':
      return Array.isArray(stored) ? same(stored, stored.filter(isPlain)) : field.initial;
    case 'place':
      return isRecord(stored) ? changed(stored, coercePosition(field.initial, stored)) : field.initial;
    case 'link':
    case 'picture':
    case 'video':
      return isRecord(stored) ? changed(stored, coerceText(field.initial, stored)) : field.initial;
    default:
      return isPlain(stored) ? stored : field.initial;
  }
}

const coerceRows = (stored: unknown[], of: Fields): Record<string, unknown>[] =>
  stored.filter(isRecord).map((row) => {
    const values = Object.entries(of).map(([name, field]) => [name, coerceValue(field, row[name])]);
    return changed(row, Object.fromEntries(values));
  });

function coerceText(initial: object, stored: Record<string, unknown>): Record<string, unknown> {
  const names = [...Object.keys(initial), 'text', 'target', 'alt', 'type'].filter((name) => stored[name] != null);
  const missing = ['href', 'imageId', 'videoId'].filter((name) => name in initial && stored[name] == null);
  return Object.fromEntries([
    ...missing.map((name) => [name, '']),
    ...names.map((name) => [name, isPlain(stored[name]) ? stored[name] : '']),
  ]);
}

const coercePosition = (initial: Record<string, unknown>, stored: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(initial).map(([name, first]) => [name, typeof stored[name] === typeof first ? stored[name] : first]),
  );

const changed = (value: Record<string, unknown>, fields: Record<string, unknown>): Record<string, unknown> =>
  Object.entries(fields).every(([name, field]) => value[name] === field) ? value : { ...value, ...fields };

const same = (before: unknown[], after: unknown[]): unknown[] =>
  before.length === after.length && before.every((value, at) => value === after[at]) ? before : after;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf =
  ({ options }: ChoicesField) =>
  (value: unknown): boolean =>
    options.some((option) => option.value === value);
const isItem = (value: unknown): boolean => isRecord(value) && typeof value.componentType === 'string';
const isPlain = (value: unknown): boolean => typeof value !== 'object' && typeof value !== 'function';
