import { RECORD_END, type Separator, toCell } from '../../../../../proto/csv.ts';

/** Adds a column to a CSV file (RFC 4180), whose last column identifies a record. */
export function addColumn(
  csv: string,
  head: string,
  valueOf: (id: string) => string,
  separator: Separator = ',',
): string {
  return recordsOf(csv)
    .map((record, index) => {
      // An id can begin like a formula.
      const id = record.slice(record.lastIndexOf(separator) + 1).replace(/^'/, '');
      return `${record}${separator}${toCell(index === 0 ? head : valueOf(id))}${RECORD_END}`;
    })
    .join('');
}

/** Line ends within quotes belong to a cell and do not separate records. */
function recordsOf(csv: string): string[] {
  const records: string[] = [];
  let open = '';
  for (const line of csv.split(RECORD_END)) {
    open = open === '' ? line : open + RECORD_END + line;
    if (countQuotes(open) % 2 === 1) continue;
    if (open !== '') records.push(open);
    open = '';
  }
  return records;
}

const countQuotes = (text: string): number => text.split('"').length - 1;
