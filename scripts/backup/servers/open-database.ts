import { type Db, MongoClient } from 'mongodb';
import { parseDatabaseName, clientOptions } from '../../../services/kit/store/mongo/open-mongo.ts';

/** Fails if the server does not answer, so that a job ends instead of waiting like a service. */
export async function withDatabase<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, clientOptions(url, 'backup'));
  try {
    await client.connect();
    return await use(client.db(parseDatabaseName(url), { writeConcern: { w: 'majority', journal: true } }));
  } finally {
    await client.close();
  }
}
