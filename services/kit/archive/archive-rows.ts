import { ArchivedRow, ARCHIVE_TEXT_LENGTH, type RowPosition, MAX_ARCHIVE_LINE } from '../../../proto/archive.ts';
import { type Collection, type Document, insertNew } from '../store/store.ts';
import type { Archivable } from './archivable.ts';
import { stringifyJson } from '../../../proto/unicode.ts';
import { archiveRefusals } from '../../../proto/refusals/archive.ts';

/** Archives rows that cannot be rebuilt from archived documents. */
export const archiveRows = <T extends Document>(name: string, rows: Collection<T>): Archivable => ({
  name,
  holds: 'rows',
  excluded: [],
  read: (after, limit) => rows.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit }),
  isIncluded: () => true,
  parse: (row) => {
    if (!ArchivedRow.safeParse(row).success) throw new Error('a row has no id');
    return row as Document;
  },
  get: (id) => rows.get(id),
  insert: (row) => rows.insert(row as T),
  finish: async () => null,
});

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

const toLine = (row: Document): string => `${stringifyJson(row)}\n`;

/** Returns the end of a part that does not split a surrogate pair, because a message cannot contain half a pair. */
export const endOfPart = (line: string, end: number): number =>
  /[\udc00-\udfff]/.test(line.charAt(end)) ? end - 1 : end;

/** Text of a line that is larger than a message, stored until its last part has arrived. */
export interface LinePart extends Document {
  text: string;
}

interface PartOfRow {
  row: string;
  index: number;
  isLast: boolean;
}

export async function importRows(rows: Archivable, text: string): Promise<number> {
  const parsed = text.split('\n').flatMap((line) => (line === '' ? [] : [parseLine(rows, line)]));
  const added = await Promise.all(parsed.map((row) => importRow(rows, row)));
  return added.filter(Boolean).length;
}

export async function importPart(
  rows: Archivable,
  parts: Collection<LinePart>,
  text: string,
  { row, index, isLast }: PartOfRow,
): Promise<number> {
  const idOf = (part: number) => `${rows.name}/${row}/${part}`;
  if (!isLast) {
    await upsert(parts, { _id: idOf(index), text });
    return 0;
  }
  let line = '';
  for (let part = 0; part < index; part++) {
    line += (await parts.get(idOf(part)))?.text ?? '';
    if (line.length > MAX_ARCHIVE_LINE) throw archiveRefusals.lineTooLong({ max: MAX_ARCHIVE_LINE, entry: rows.name });
  }
  const added = await importRows(rows, line + text);
  for (let part = 0; part < index; part++) await parts.delete(idOf(part));
  return added;
}

function parseLine(rows: Pick<Archivable, 'name' | 'parse'>, line: string): Document {
  try {
    return rows.parse(JSON.parse(line));
  } catch (error) {
    throw archiveRefusals.invalidRow({ collection: rows.name, reason: (error as Error).message });
  }
}

async function importRow(rows: Archivable, row: Document): Promise<boolean> {
  if (await insertNew(rows, row)) return true;
  const stored = await rows.get(row._id);
  if (!stored || toLine(rows.parse(stored)) !== toLine(row))
    throw archiveRefusals.differentRow({ row: row._id, collection: rows.name });
  return false;
}

async function upsert(parts: Collection<LinePart>, part: LinePart): Promise<void> {
  if (await parts.replace(part)) return;
  await parts.insert(part);
}
