import { Readable } from 'node:stream';
import { ARCHIVE_TEXT_LENGTH } from '../../../proto/archive.ts';
import { Problem } from '../../../proto/errors.ts';
import { archiveRefusals } from '../../../proto/refusals/archive.ts';
import type { Files } from '../files/files.ts';
import { endOfPart } from '../archive/archive-rows.ts';
import { MAX_FILE_BYTES } from './archive-format.ts';
import { RowChecker, Comparison, type Difference, type StoredLine } from './difference.ts';
import type { CollectionOfService, Installation } from './installation.ts';
import { readArchive } from './read-archive.ts';

export interface ImportOptions {
  installation: Pick<Installation, 'collections' | 'lines' | 'importRows' | 'finish'>;
  files: Pick<Files, 'open' | 'put'>;
  open: () => Promise<Readable>;
  rebuild?: () => Promise<void>;
}

export interface CheckedArchive {
  differences: Difference[];
  missingFiles: string[];
}

/** No document has a later date, so reading until this date compares all documents of the installation. */
const ALWAYS = '9999-12-31T23:59:59.999Z';
const MAX_LISTED = 5;
/** Repeating the import cannot resolve these refusals, and the messages say so. */
const LASTING = new Set<string>(
  [archiveRefusals.differentRow, archiveRefusals.nameTaken, archiveRefusals.notAllowed].map(({ key }) => key),
);

/** Reads the whole archive and writes nothing. */
export async function checkArchive(options: ImportOptions): Promise<CheckedArchive & { conflicts: number }> {
  const { installation, files } = options;
  const collections = await installation.collections();
  const comparisons = collections.map((collection) => ({
    rows: new RowChecker(collection),
    comparison: new Comparison(
      `${collection.service}/${collection.name}`,
      storedRows(collection, installation.lines(collection, ALWAYS)),
    ),
  }));
  const of = (collection: CollectionOfService) => comparisons[collections.indexOf(collection)]!;
  const differentFiles: string[] = [];
  const manifest = await readArchive(await options.open(), collections, {
    line: async (collection, line) => {
      const { rows, comparison } = of(collection);
      await comparison.archived(rows.check(line), line);
    },
    end: (collection) => of(collection).comparison.end(),
    file: async (key, size, bytes) => {
      const stored = await sizeOf(files, key);
      if (stored !== null && stored !== size) differentFiles.push(key);
      for await (const _ of bytes);
    },
  });
  const conflicts = comparisons.reduce((sum, { comparison }) => sum + comparison.conflicts, differentFiles.length);
  const differences = comparisons.map(({ comparison }) => comparison.difference).filter(isDifferent);
  const changed = { count: differentFiles.length, names: differentFiles.slice(0, MAX_LISTED) };
  if (changed.count > 0) differences.push({ collection: 'files', added: none, changed, removed: none });
  return { differences, missingFiles: manifest.missingFiles, conflicts };
}

/** Repeating an interrupted import completes it, because rows and files that are already stored are skipped. */
export async function importArchive(options: ImportOptions): Promise<CheckedArchive> {
  const { conflicts, ...checked } = await checkArchive(options);
  if (conflicts > 0) throw archiveRefusals.notEmpty({ differences: describeConflicts(checked.differences) });
  await storeArchive(options).catch((error: unknown) => {
    if (error instanceof Problem && LASTING.has(error.key ?? '')) throw error;
    const reason = error instanceof Problem ? error.message : 'A service failed, and its log says why.';
    throw Object.assign(archiveRefusals.incomplete({ reason }), { cause: error });
  });
  return checked;
}

async function storeArchive(options: ImportOptions): Promise<void> {
  const { installation, files } = options;
  const collections = await installation.collections();
  let lines: string[] = [];
  let length = 0;
  const send = async (collection: CollectionOfService) => {
    if (length > 0) await installation.importRows(collection, lines.join(''));
    [lines, length] = [[], 0];
  };
  await readArchive(await options.open(), collections, {
    line: async (collection, line) => {
      if (length + line.length + 1 > ARCHIVE_TEXT_LENGTH) await send(collection);
      if (line.length + 1 > ARCHIVE_TEXT_LENGTH) return sendInParts(installation, collection, line);
      lines.push(`${line}\n`);
      length += line.length + 1;
    },
    end: send,
    file: async (key, size, bytes) => {
      if ((await sizeOf(files, key)) === size) for await (const _ of bytes);
      else await files.put(key, Readable.from(bytes), { type: 'application/octet-stream', maxBytes: MAX_FILE_BYTES });
    },
  });
  for (const collection of collections) await installation.finish(collection);
  await options.rebuild?.();
}

async function sendInParts(
  installation: ImportOptions['installation'],
  collection: CollectionOfService,
  line: string,
): Promise<void> {
  const { _id: row } = JSON.parse(line) as { _id: string };
  for (let [index, start] = [0, 0]; start < line.length; index++) {
    const end = endOfPart(line, start + ARCHIVE_TEXT_LENGTH);
    await installation.importRows(collection, line.slice(start, end), { row, index, isLast: end >= line.length });
    start = end;
  }
}

async function* storedRows({ holds }: CollectionOfService, lines: AsyncIterable<string>): AsyncGenerator<StoredLine> {
  for await (const line of lines) {
    const row = JSON.parse(line) as { _id: string; documentId?: string };
    const documentId = (holds === 'revisions' && row.documentId) || row._id;
    yield { _id: row._id, documentId, name: documentId, line };
  }
}

async function sizeOf(files: Pick<Files, 'open'>, key: string): Promise<number | null> {
  const file = await files.open(key);
  file?.stream.destroy();
  return file?.size ?? null;
}

const none = { count: 0, names: [] };

const isDifferent = ({ added, changed, removed }: Difference): boolean =>
  added.count + changed.count + removed.count > 0;

const describeConflicts = (differences: Difference[]): string =>
  differences
    .filter(({ changed, removed }) => changed.count + removed.count > 0)
    .map(({ collection, changed, removed }) => {
      const names = [...removed.names, ...changed.names].slice(0, MAX_LISTED);
      const more = removed.count + changed.count - names.length;
      return `${collection} (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
    })
    .join('; ');
