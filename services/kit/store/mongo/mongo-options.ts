import { type DbOptions, type MongoClientOptions, ReadConcern } from 'mongodb';

/** Less than a call on the bus waits: a caller that got no answer may repeat what it asked for. */
const GIVE_UP_MS = 4_000;

const times = { serverSelectionTimeoutMS: GIVE_UP_MS, connectTimeoutMS: 5_000, socketTimeoutMS: 15_000 };

/** The driver prefers these options to the URL's, so a time that the URL sets is left out. */
export function clientOptions(url: string, service: string): MongoClientOptions {
  const set = parametersOf(url);
  const ours = Object.entries(times).filter(([name]) => !set.has(name.toLowerCase()));
  return { appName: service, ...Object.fromEntries(ours) };
}

/** Options of the database prevail over all that the URL says, which could weaken them. */
export function databaseOptions(url: string): DbOptions {
  const wtimeoutMS = Number(parametersOf(url).get('wtimeoutms') ?? GIVE_UP_MS);
  return {
    // An acknowledged write outlives the loss of a member of the replica set.
    writeConcern: { w: 'majority', journal: true, wtimeoutMS },
    // Facts are published about what was read, so that must not be rolled back.
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
  };
}

function parametersOf(url: string): Map<string, string> {
  const query = new URLSearchParams(url.split('?')[1]);
  return new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
}
