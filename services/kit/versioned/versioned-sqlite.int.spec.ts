import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import { versionedFeatures } from './versioned.features.ts';

describe('versioned documents in SQLite', () => {
  versionedFeatures(async () => openSqlite(':memory:'));
});
