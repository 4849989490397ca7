import { MongoClient } from 'mongodb';
import { log } from '../../log/log.ts';
import { isTransient } from './mongo-errors.ts';
import { clientOptions } from './mongo-options.ts';

/**
 * Waits until the server answers, so that servers and services may start in any order. A client whose first connection has
 * failed never connects again, therefore each attempt has its own.
 */
export async function connectMongo(url: string, service: string): Promise<MongoClient> {
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
