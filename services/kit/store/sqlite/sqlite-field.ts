import type { Scalar } from '../store.ts';

/**
 * A field as one SQL value that no value of another type equals, and that sorts by type: absent or null, numbers, texts, then
 * truth and whatever is no scalar as blobs. Spelled alike everywhere, or SQLite does not see that an index holds it.
 */
export const valueOf = (path: string, doc = 'doc', id = '_id'): string =>
  path === '_id' ? id : scalar(`json_type(${doc}, '$.${path}')`, `json_extract(${doc}, '$.${path}')`);

export const TRUTH = { true: `x'01'`, false: `x'00'` };
/** Sorts after every number, and before every other text. */
export const FIRST_TEXT = `''`;
/** Sorts after every text. */
export const AFTER_TEXTS = `x''`;
/** Stands for NULL, and sorts as it does, in a key that can not hold NULL: no number of JSON is infinite. */
export const NOTHING = '-9e999';

/** The value that a column of a table that follows the documents stands for. */
export function scalarOf(stored: unknown): Scalar {
  if (Buffer.isBuffer(stored) || stored instanceof Uint8Array) return stored[0] === 1;
  return stored === -Infinity ? null : (stored as Scalar);
}

/** The same of an item that json_each gives. */
export const itemValue = (each = ''): string => scalar(`${each}type`, `${each}value`);

export const typeOf = (path: string): string => (path === '_id' ? `'text'` : `json_type(doc, '$.${path}')`);

function scalar(type: string, value: string): string {
  const { true: yes, false: no } = TRUTH;
  return `CASE ${type} WHEN 'true' THEN ${yes} WHEN 'false' THEN ${no} WHEN 'array' THEN x'02' WHEN 'object' THEN x'02' ELSE ${value} END`;
}
