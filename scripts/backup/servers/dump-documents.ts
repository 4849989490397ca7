import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Db, MongoServerError } from 'mongodb';
import { backupRefusals } from '../backup-format.ts';

const SNAPSHOT_TOO_OLD = 239;
const MAX_DOCUMENT = 17 * 1024 * 1024;
const BATCH = 200;

export async function dumpDocuments(
  databases: Db[],
  add: (collection: string, write: (file: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const listed = [];
  for (const db of databases) listed.push({ db, names: await listCollections(db) });
  const session = databases[0]!.client.startSession({ snapshot: true });
  try {
    for (const { db, names } of listed)
      for (const name of names) {
        const documents = db.collection(name).find({}, { session, raw: true }).stream();
        await add(name, (file) => pipeline(documents, createWriteStream(file)));
      }
  } catch (error) {
    if (error instanceof MongoServerError && error.code === SNAPSHOT_TOO_OLD) throw backupRefusals.tooSlow();
    throw error;
  } finally {
    await session.endSession();
  }
}

export async function listCollections(db: Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.')).sort(); // prettier-ignore
}

/** Does not restore indexes, because the services create them when they start. */
export async function restoreDocuments(db: Db, collection: string, file: string): Promise<void> {
  let batch: BSON.Document[] = [];
  const insert = async () => {
    if (batch.length > 0) await db.collection(collection).insertMany(batch);
    batch = [];
  };
  for await (const bytes of splitDocuments(createReadStream(file))) {
    batch.push(BSON.deserialize(bytes, { promoteValues: false }));
    if (batch.length >= BATCH) await insert();
  }
  await insert();
}

export async function* splitDocuments(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of stream as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    while (rest.length >= 4) {
      const size = rest.readInt32LE(0);
      if (size < 5 || size > MAX_DOCUMENT) throw backupRefusals.damaged();
      if (rest.length < size) break;
      yield rest.subarray(0, size);
      rest = rest.subarray(size);
    }
  }
  if (rest.length > 0) throw backupRefusals.damaged();
}
