import { readFile, writeFile } from 'node:fs/promises';

/** Releases whose drawings were part of the site wrote `complete`. */
type SeedRecord = Record<string, 'started' | 'complete' | 'seeded'>;

interface Seeding {
  file: string;
  store: string;
  hasContent: () => Promise<boolean>;
  seed: () => Promise<number>;
}

/**
 * Adds the demo content to an empty site or resumes an interrupted run. It never restores deleted demo content. Returns the number of pages
 * added.
 */
export async function seedOnce({ file, store, hasContent, seed }: Seeding): Promise<number> {
  const record = await readRecord(file);
  if (record[store] === 'seeded') return 0;
  const write = (state: SeedRecord[string]) =>
    writeFile(file, JSON.stringify({ ...record, [store]: state }), { mode: 0o600 });
  const isOurs = record[store] === 'started' || (!record[store] && !(await hasContent()));
  if (isOurs) await write('started');
  const added = isOurs ? await seed() : 0;
  await write('seeded');
  return added;
}

/** Earlier versions stored a list of store URLs, which no longer match if the data folder has moved. */
async function readRecord(file: string): Promise<SeedRecord> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const record = JSON.parse(text) as SeedRecord | string[];
  return Array.isArray(record) ? {} : record;
}
