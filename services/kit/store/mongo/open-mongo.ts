import { MongoClient, type DbOptions, type MongoClientOptions, ReadConcern } from 'mongodb';
import { measureRequests } from '../../telemetry/measure-requests.ts';
import { type Collection, type CollectionSpec, type Document, DuplicateKey, type Stores } from '../store.ts';
import { mongoCollection } from './mongo-collection.ts';
import { toStoreError, isTransient } from './mongo-errors.ts';
import { log } from '../../log/log.ts';

export async function openMongo(url: string, service: string): Promise<Stores> {
  const own = urlOfService(url, service);
  const client = await connectMongo(own, service);
  const db = client.db(parseDatabaseName(own), databaseOptions(own));
  const prefix = prefixOf(service);
  const collections = new Map<string, Collection<any>>();

  return {
    collection<T extends Document>(spec: CollectionSpec): Collection<T> {
      const opened =
        collections.get(spec.name) ??
        measureRequests(mongoCollection<T>(spec, db, prefix), {
          name: 'mongodb',
          target: `${prefix}_${spec.name}`,
          isAnswer: (error) => error instanceof DuplicateKey,
        });
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

/**
 * Waits until the server answers, so that servers and services may start in any order. A client whose first connection failed never
 * connects again, so each attempt creates a new client.
 */
async function connectMongo(url: string, service: string): Promise<MongoClient> {
  const options = clientOptions(url, service);
  for (;;) {
    const client = new MongoClient(url, options);
    try {
      return await client.connect();
    } catch (error) {
      await client.close();
      if (!isTransient(error)) throw error;
      log.warn({ service }, `Still waiting for MongoDB: ${error.message}`);
    }
  }
}

/** Shorter than the timeout of a call, after which the caller may repeat it. */
const GIVE_UP_MS = 4_000;

const times = { serverSelectionTimeoutMS: GIVE_UP_MS, connectTimeoutMS: 5_000, socketTimeoutMS: 15_000 };

export function clientOptions(url: string, service: string): MongoClientOptions {
  const set = parametersOf(url);
  const ours = Object.entries(times).filter(([name]) => !set.has(name.toLowerCase()));
  return { appName: service, ...Object.fromEntries(ours) };
}

export function databaseOptions(url: string): DbOptions {
  const wtimeoutMS = Number(parametersOf(url).get('wtimeoutms') ?? GIVE_UP_MS);
  return {
    writeConcern: { w: 'majority', journal: true, wtimeoutMS },
    // Events report data that was read, so that data must not be rolled back.
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
  };
}

/** The names of the collections of a service begin with it. */
export const prefixOf = (service: string): string => service.replaceAll('-', '_');

/** One URL can name a database for each service: `{service}` in it is replaced. */
export const urlOfService = (url: string, service: string): string => url.replaceAll('{service}', prefixOf(service));

function parametersOf(url: string): Map<string, string> {
  const query = new URLSearchParams(url.split('?')[1]);
  return new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
}

export function parseDatabaseName(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^/?]+)/.exec(url)?.[1];
  return name === undefined ? 'site' : decodeURIComponent(name);
}
