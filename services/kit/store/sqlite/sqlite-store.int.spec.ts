import { storeFeatures } from '../store.features.ts';
import { openSqlite } from './open-sqlite.ts';

describe('documents in SQLite', () => storeFeatures(async () => openSqlite(':memory:')));
