import type { Scalar, CollectionSpec } from '../store.ts';
import { fieldPath } from '../parse-query.ts';

/** Queries and indexes must share this exact text, because SQLite uses an index only if its expression is identical. */
export const valueOf = (path: string, json: string, id = '_id'): string =>
  path === '_id' ? id : scalar(`json_type(${json}, '$.${path}')`, `json_extract(${json}, '$.${path}')`);

export const BOOLEAN = { true: `x'01'`, false: `x'00'` };
export const FIRST_TEXT = `''`;
export const AFTER_TEXTS = `x''`;
export const LOWEST = '-9e999';

/** json_extract turns a lone surrogate into invalid UTF-8, which ends the process in libsql, so texts are selected as bytes. */
export const selectBytes = (value: string): string =>
  `CASE typeof(${value}) WHEN 'text' THEN CAST('${TEXT_MARK}' || ${value} AS BLOB) ELSE ${value} END`;
const TEXT_MARK = 't';

export function scalarOf(stored: unknown): Scalar {
  if (stored instanceof Uint8Array) {
    const bytes = Buffer.from(stored);
    return bytes[0] === TEXT_MARK.charCodeAt(0) ? bytes.toString('utf8', 1) : bytes[0] === 1;
  }
  return stored === -Infinity ? null : (stored as Scalar);
}

export const itemValue = (each = ''): string => scalar(`${each}type`, `${each}value`);

export const typeOf = (path: string, json: string): string =>
  path === '_id' ? `'text'` : `json_type(${json}, '$.${path}')`;

function scalar(type: string, value: string): string {
  const { true: yes, false: no } = BOOLEAN;
  return `CASE ${type} WHEN 'true' THEN ${yes} WHEN 'false' THEN ${no} WHEN 'array' THEN x'02' WHEN 'object' THEN x'02' ELSE ${value} END`;
}

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
