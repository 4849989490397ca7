import { type DbOptions, type MongoClientOptions, ReadConcern } from 'mongodb';

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
    // Events are published about what was read, so it must not be rolled back.
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
  };
}

function parametersOf(url: string): Map<string, string> {
  const query = new URLSearchParams(url.split('?')[1]);
  return new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
}
