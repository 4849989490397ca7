import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';
import type { Collection, CollectionSpec, Document, Stores } from '../store.ts';
import { ensureTable } from './ensure-table.ts';
import { requireOpen, Statements } from './statements.ts';
import { sqliteCollection } from './sqlite-collection.ts';
import { WriteAheadLog } from './write-ahead-log.ts';
import { WriteQueue } from './write-queue.ts';

export function openSqlite(file: string): Stores {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');
  // SQLite then overwrites deleted content with zeros, so that a purge leaves nothing in free pages.
  database.pragma('secure_delete = ON');
  database.pragma('cache_size = -32000');
  const statements = new Statements(database);
  const log = new WriteAheadLog(database, file);
  const writes = new WriteQueue(database, log);
  const collections = new Map<string, Collection<any>>();

  return {
    collection<T extends Document>(spec: CollectionSpec): Collection<T> {
      const opened = collections.get(spec.name);
      if (opened) return opened;
      ensureTable(database, spec);
      const collection = sqliteCollection<T>(spec, statements, writes);
      collections.set(spec.name, collection);
      return collection;
    },
    ping: async () => {
      try {
        statements.rows('SELECT 1', []);
      } catch (error) {
        throw storeRefusals.fileUnavailable({ file, reason: String(error) });
      }
    },
    eraseDeleted: async () => {
      writes.flush();
      requireOpen(database);
      database.pragma('wal_checkpoint(TRUNCATE)');
    },
    close: async () => {
      if (!database.open) return;
      writes.flush();
      database.close();
      await log.close();
    },
  };
}

/** Copies a database consistently while other processes read and write it. The target must not exist. */
export function copySqlite(file: string, target: string): void {
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('VACUUM INTO ?').run([target]);
  } finally {
    database.close();
  }
}
