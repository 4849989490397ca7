import { fieldPath } from '../field-path.ts';
import type { CollectionSpec } from '../store.ts';

/** The fields that the indexes and tallies of a collection read, sorted. */
export function indexedFields({ indexes = [], tallies = [] }: Pick<CollectionSpec, 'indexes' | 'tallies'>): string[] {
  const fields = [...indexes, ...tallies].flatMap((declared) => declared.fields.map(fieldPath));
  return [...new Set(fields)].filter((path) => path !== '_id').toSorted();
}

/**
 * Copies those fields out of a document. SQLite parses the JSON of a row once for each expression of each index and trigger, so
 * they read this small copy instead of the whole document.
 */
export function indexedPart(document: object, fields: string[]): object {
  const part: Record<string, unknown> = {};
  for (const path of fields) copyField(document as Record<string, unknown>, part, path.split('.'));
  return part;
}

function copyField(from: Record<string, unknown>, to: Record<string, unknown>, [name, ...rest]: string[]): void {
  const value = name !== undefined && Object.hasOwn(from, name) ? from[name] : undefined;
  // An object that is already there by reference was copied whole by a shorter path.
  if (value === undefined || to[name!] === value) return;
  if (rest.length === 0) return void (to[name!] = value);
  if (!isRecord(value)) return;
  const inner = (to[name!] ??= {});
  copyField(value, inner as Record<string, unknown>, rest);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
