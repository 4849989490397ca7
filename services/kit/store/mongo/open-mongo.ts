import { MongoClient } from 'mongodb';
import type { Collection, CollectionSpec, Document, Stores } from '../store.ts';
import { databaseOf } from './database-of.ts';
import { mongoCollection } from './mongo-collection.ts';
import { told } from './mongo-errors.ts';

/** One database for all services, named in the URL's path; each service's collections begin with its name. */
export function openMongo(url: string, service: string): Stores {
  const client = new MongoClient(url, {
    appName: service,
    serverSelectionTimeoutMS: 5_000,
    connectTimeoutMS: 5_000,
    socketTimeoutMS: 15_000,
    // An acknowledged write outlives the loss of a member of the replica set.
    writeConcern: { w: 'majority', journal: true },
    readPreference: 'primary',
  });
  const db = client.db(databaseOf(url));
  const prefix = service.replaceAll('-', '_');
  const collections = new Map<string, Collection<any>>();

  return {
    collection<T extends Document>(spec: CollectionSpec): Collection<T> {
      const known = collections.get(spec.name) ?? mongoCollection<T>(spec, db, prefix);
      collections.set(spec.name, known);
      return known;
    },
    ping: async () => {
      try {
        await db.command({ ping: 1 });
      } catch (error) {
        throw told(error, service);
      }
    },
    close: () => client.close(),
  };
}
