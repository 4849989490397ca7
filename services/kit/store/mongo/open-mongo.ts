import type { Collection, CollectionSpec, Document, Stores } from '../store.ts';
import { connectMongo } from './connect-mongo.ts';
import { parseDatabaseName } from './database-of.ts';
import { mongoCollection } from './mongo-collection.ts';
import { toStoreError } from './mongo-errors.ts';
import { databaseOptions } from './mongo-options.ts';

export async function openMongo(url: string, service: string): Promise<Stores> {
  const client = await connectMongo(url, service);
  const db = client.db(parseDatabaseName(url), databaseOptions(url));
  const prefix = service.replaceAll('-', '_');
  const collections = new Map<string, Collection<any>>();

  return {
    collection<T extends Document>(spec: CollectionSpec): Collection<T> {
      const opened = collections.get(spec.name) ?? mongoCollection<T>(spec, db, prefix);
      collections.set(spec.name, opened);
      return opened;
    },
    ping: async () => {
      try {
        await db.command({ ping: 1 });
      } catch (error) {
        throw toStoreError(error, service);
      }
    },
    eraseDeleted: async () => undefined,
    close: () => client.close(),
  };
}
