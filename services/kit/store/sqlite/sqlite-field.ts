import type { Scalar } from '../store.ts';

/**
 * A field as one SQL value that no value of another type equals, and that sorts by type: absent or null, numbers, texts, then
 * truth and whatever is no scalar as blobs. Spelled alike everywhere, or SQLite does not see that an index holds it.
 */
export const valueOf = (path: string, json: string, id = '_id'): string =>
  path === '_id' ? id : scalar(`json_type(${json}, '$.${path}')`, `json_extract(${json}, '$.${path}')`);

export const TRUTH = { true: `x'01'`, false: `x'00'` };
/** Sorts after every number, and before every other text. */
export const FIRST_TEXT = `''`;
/** Sorts after every text. */
export const AFTER_TEXTS = `x''`;
/** Stands for NULL, and sorts as it does, in a key that can not hold NULL: no number of JSON is infinite. */
export const NOTHING = '-9e999';

/**
 * A column to select. libsql ends the process on a text that is not valid UTF-8, which is what json_extract makes of a lone
 * surrogate, so texts are selected as bytes.
 */
export const selected = (value: string): string =>
  `CASE typeof(${value}) WHEN 'text' THEN CAST('${TEXT_MARK}' || ${value} AS BLOB) ELSE ${value} END`;
/** Begins the bytes of a text; those of a truth begin with 0 or 1. */
const TEXT_MARK = 't';

/** The value of a selected column. */
export function scalarOf(stored: unknown): Scalar {
  if (stored instanceof Uint8Array) {
    const bytes = Buffer.from(stored);
    return bytes[0] === TEXT_MARK.charCodeAt(0) ? bytes.toString('utf8', 1) : bytes[0] === 1;
  }
  return stored === -Infinity ? null : (stored as Scalar);
}

/** The same of an item that json_each gives. */
export const itemValue = (each = ''): string => scalar(`${each}type`, `${each}value`);

export const typeOf = (path: string, json: string): string =>
  path === '_id' ? `'text'` : `json_type(${json}, '$.${path}')`;

function scalar(type: string, value: string): string {
  const { true: yes, false: no } = TRUTH;
  return `CASE ${type} WHEN 'true' THEN ${yes} WHEN 'false' THEN ${no} WHEN 'array' THEN x'02' WHEN 'object' THEN x'02' ELSE ${value} END`;
}
