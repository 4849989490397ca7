import { ARCHIVE_TEXT_LENGTH, type RowPosition } from '../../../proto/archive.ts';
import { stringifyJson } from '../../../proto/unicode.ts';
import type { Document } from '../store/store.ts';
import type { Archivable } from './archivable.ts';

const BATCH = 25;

interface RowPage {
  text: string;
  next: RowPosition | null;
}

export async function readPage(
  rows: Pick<Archivable, 'read' | 'isIncluded' | 'parse'>,
  { after, offset }: RowPosition,
  until: string,
): Promise<RowPage> {
  const batch = await rows.read(after, BATCH);
  const page = { text: '', after };
  for (const row of batch) {
    const line = rows.isIncluded(row, until) ? toLine(rows.parse(row)) : '';
    if (page.text === '' && line.length - offset > ARCHIVE_TEXT_LENGTH) {
      const end = endOfPart(line, offset + ARCHIVE_TEXT_LENGTH);
      if (page.after !== after) return { text: '', next: { after: page.after, offset: 0 } };
      return { text: line.slice(offset, end), next: { after, offset: end } };
    }
    if (offset > 0) return { text: line.slice(offset), next: { after: row._id, offset: 0 } };
    if (page.text.length + line.length > ARCHIVE_TEXT_LENGTH) break;
    page.text += line;
    page.after = row._id;
  }
  const isLast = batch.length < BATCH && page.after === (batch.at(-1)?._id ?? after);
  return { text: page.text, next: isLast ? null : { after: page.after, offset: 0 } };
}

export const toLine = (row: Document): string => `${stringifyJson(row)}\n`;

/** A part never ends within a surrogate pair, which no message can carry. */
export const endOfPart = (line: string, end: number): number =>
  /[\udc00-\udfff]/.test(line.charAt(end)) ? end - 1 : end;
