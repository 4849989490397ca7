/** Excel recognizes UTF-8 by it. */
export const BYTE_ORDER_MARK = '\ufeff';

export const RECORD_END = '\r\n';

export type Separator = ',' | ';';

/** Excel splits at the list separator of its country, which is a semicolon where a comma begins decimals. Its `sep=` hides the byte order mark. */
export const toSeparator = (text: unknown): Separator => (text === ';' ? ';' : ',');

/** Of the country of a browser; of `locale` in specs. */
export const localSeparator = (locale?: string): Separator =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',';

/** RFC 4180. */
export const toCsv = (rows: readonly (readonly string[])[], separator: Separator = ','): string =>
  rows.map((cells) => cells.map(toCell).join(separator) + RECORD_END).join('');

/**
 * A cell that a spreadsheet would run as a formula begins with an apostrophe. A cell with any separator is quoted, so that none of its parts
 * becomes a cell of its own.
 */
export function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the full-width signs, which some spreadsheets read as those of ASCII, and behind spaces, which some leave out. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;
