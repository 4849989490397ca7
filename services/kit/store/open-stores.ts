import { join, resolve } from 'node:path';
import { openMongo } from './mongo/open-mongo.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Stores } from './store.ts';

/**
 * `sqlite:./data` is a folder with a file for each service; `mongodb://…` is one database for all services, or one for each with `{service}`
 * in its name.
 */
export async function openStores(url: string, service: string): Promise<Stores> {
  if (url.startsWith('sqlite:')) return openSqlite(join(resolve(url.slice('sqlite:'.length)), `${service}.db`));
  if (/^mongodb(\+srv)?:/.test(url)) return openMongo(url, service);
  throw new Error(`STORE_URL starts with sqlite: or mongodb:, not "${url.split(':')[0]}:"`);
}
