import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexFeatures } from '../features/index.features.ts';
import { storeFeatures } from '../store.features.ts';
import { openSqlite } from './open-sqlite.ts';

describe('documents in SQLite', () => storeFeatures(async () => openSqlite(':memory:')));

describe('indexes in SQLite', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'site-sqlite-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  indexFeatures(async (name) => openSqlite(join(folder, `${name}.db`)));
});
