import { readFile, writeFile } from 'node:fs/promises';

/** How far the demo content got in each store, by the name of the store. */
export type SeedRecord = Record<string, 'started' | 'complete'>;

export interface Seeding {
  /** The file of the record. */
  file: string;
  /** Under what name the record knows the store. */
  store: string;
  /** Whether the site has content of its own. */
  hasContent: () => Promise<boolean>;
  seed: () => Promise<number>;
}

/**
 * Adds the demo content to an empty site, and finishes what an interrupted run began. A site that has content of its own never gets
 * it, nor does deleted demo content come back. Returns the number of pages added.
 */
export async function seedOnce({ file, store, hasContent, seed }: Seeding): Promise<number> {
  const record = await readRecord(file);
  if (record[store] === 'complete') return 0;
  const write = (state: SeedRecord[string]) =>
    writeFile(file, JSON.stringify({ ...record, [store]: state }), { mode: 0o600 });
  const isOurs = record[store] === 'started' || !(await hasContent());
  if (isOurs) await write('started');
  const added = isOurs ? await seed() : 0;
  await write('complete');
  return added;
}

/** Earlier versions wrote a list of store URLs, which no longer match after the data folder has moved. */
async function readRecord(file: string): Promise<SeedRecord> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const record = JSON.parse(text) as SeedRecord | string[];
  return Array.isArray(record) ? {} : record;
}
