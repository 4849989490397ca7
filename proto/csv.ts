/** Excel recognizes UTF-8 by it. */
export const BYTE_ORDER_MARK = '\ufeff';

export const RECORD_END = '\r\n';

/** RFC 4180. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(toCell).join(',') + RECORD_END).join('');

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the full-width signs, which some spreadsheets read as those of ASCII. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
