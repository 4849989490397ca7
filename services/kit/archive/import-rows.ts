import { MAX_ARCHIVE_LINE } from '../../../proto/archive.ts';
import { archiveRefusals } from '../../../proto/refusals/archive.ts';
import { insertNew } from '../store/collection.ts';
import type { Collection, Document } from '../store/store.ts';
import type { Archivable } from './archivable.ts';
import { toLine } from './read-page.ts';

/** A line that is larger than a message, until its last part has arrived. */
export interface LinePart extends Document {
  text: string;
}

export interface PartOfRow {
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
