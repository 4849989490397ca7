import { stringify } from 'csv-stringify/sync';

/** Excel recognizes UTF-8 by it. */
export const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export const toCsv = (rows: string[][]): string =>
  stringify(rows, { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ });
