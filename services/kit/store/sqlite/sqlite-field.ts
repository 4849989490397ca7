import type { Scalar } from '../store.ts';

/** Queries and indexes must share this exact text, because SQLite uses an index only if the expression is spelled alike. */
export const valueOf = (path: string, json: string, id = '_id'): string =>
  path === '_id' ? id : scalar(`json_type(${json}, '$.${path}')`, `json_extract(${json}, '$.${path}')`);

export const TRUTH = { true: `x'01'`, false: `x'00'` };
export const FIRST_TEXT = `''`;
export const AFTER_TEXTS = `x''`;
export const NOTHING = '-9e999';

/** json_extract turns a lone surrogate into invalid UTF-8, which ends the process in libsql, so texts are selected as bytes. */
export const selected = (value: string): string =>
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
  const { true: yes, false: no } = TRUTH;
  return `CASE ${type} WHEN 'true' THEN ${yes} WHEN 'false' THEN ${no} WHEN 'array' THEN x'02' WHEN 'object' THEN x'02' ELSE ${value} END`;
}
