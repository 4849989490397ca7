/** Excel recognises UTF-8 by this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

const RECORD_END = '\r\n';

export type Separator = ',' | ';';

/** Excel expects a semicolon in countries with a decimal comma. It supports `sep=`, but then ignores the byte order mark. */
export const toSeparator = (text: unknown): Separator => (text === ';' ? ';' : ',');

/** Returns the separator for the country of the browser; specs pass a `locale`. */
export const localSeparator = (locale?: string): Separator =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',';

/** Formats records as in RFC 4180. */
export const toCsv = (rows: readonly (readonly string[])[], separator: Separator = ','): string =>
  rows.map((cells) => cells.map(toCell).join(separator) + RECORD_END).join('');

/**
 * An apostrophe precedes a cell that a spreadsheet would run as a formula. A cell that contains any separator is quoted, so that it is not
 * split.
 */
export function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Includes full-width signs, which some spreadsheets read as ASCII, and leading spaces, which some ignore. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;
