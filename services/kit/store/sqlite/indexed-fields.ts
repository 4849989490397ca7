import { fieldPath } from '../field-path.ts';
import type { CollectionSpec } from '../store.ts';

export function indexedFields({ indexes = [], counts = [] }: Pick<CollectionSpec, 'indexes' | 'counts'>): string[] {
  const fields = [...indexes, ...counts].flatMap((declared) => declared.fields.map(fieldPath));
  return [...new Set(fields)].filter((path) => path !== '_id').toSorted();
}

/** SQLite parses the JSON of a row once for each expression of an index, so indexes read this small copy. */
export function indexedPart(document: object, fields: string[]): object {
  const part: Record<string, unknown> = {};
  for (const path of fields) copyField(document as Record<string, unknown>, part, path.split('.'));
  return part;
}

function copyField(from: Record<string, unknown>, to: Record<string, unknown>, [name, ...rest]: string[]): void {
  const value = name !== undefined && Object.hasOwn(from, name) ? from[name] : undefined;
  if (value === undefined || to[name!] === value) return;
  if (rest.length === 0) return void (to[name!] = value);
  if (!isRecord(value)) return;
  const inner = (to[name!] ??= {});
  copyField(value, inner as Record<string, unknown>, rest);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
