import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { DocumentName } from '../core/selection.ts';
import type { Plain } from '../core/plain.ts';
import type { Batch } from '../core/edit-session.ts';

export interface Entry {
  id: string;
  tab: string;
  name: DocumentName;
  documentId: string;
  base: number;
  /** The document at `base`, for kinds whose earlier versions the server cannot return. */
  document?: Plain<Stored>;
  sending: Batch | null;
  pending: Plain<Operation[]>;
  at: number;
}

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { documentId: string } };
}

export interface Journal {
  /** Replaces an earlier entry that is not written yet; resolves once this or a later one is written. */
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  listByDocument(documentId: string): Promise<Entry[]>;
}

export function openJournal(name = 'editor'): Journal {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () =>
    (connection ??= openDB<Schema>(name, 1, {
      upgrade: (database) =>
        void database.createObjectStore('entries', { keyPath: 'id' }).createIndex('documentId', 'documentId'),
    }));
  const queued = new Map<string, Entry | null>();
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    const opened = await database();
    while (queued.size > 0) {
      const batch = [...queued];
      queued.clear();
      const { store, done } = opened.transaction('entries', 'readwrite');
      await Promise.all([...batch.map(([id, entry]) => (entry ? store.put(entry) : store.delete(id))), done]);
    }
  }
  const enqueue = (id: string, entry: Entry | null): Promise<void> => {
    queued.set(id, entry);
    return (writing ??= write().finally(() => (writing = null)));
  };
  return {
    put: (entry) => enqueue(entry.id, entry),
    remove: (id) => enqueue(id, null),
    listByDocument: async (documentId) => {
      await writing;
      return (await database()).getAllFromIndex('entries', 'documentId', documentId);
    },
  };
}
