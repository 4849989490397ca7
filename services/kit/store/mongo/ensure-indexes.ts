import { type AnyBulkWriteOperation, type Collection, type IndexDescriptionInfo, MongoServerError } from 'mongodb';
import { indexName } from '../index-name.ts';
import type { IndexSpec } from '../store.ts';
import { fromMongo, type MongoDocument, uniqueField, uniqueValue } from './mongo-document.ts';

const NAMESPACE_NOT_FOUND = 26;
const DUPLICATE = 11000;
const BATCH = 500;
const OURS = /^(unique|by|each)_/;

export async function dropObsoleteIndexes(rows: Collection<MongoDocument>, declared: IndexSpec[]): Promise<void> {
  const names = new Set(declared.map(indexName));
  for (const { name = '' } of await indexesOf(rows))
    if (OURS.test(name) && !names.has(name)) await rows.dropIndex(name);
}

export async function createIndexes(rows: Collection<MongoDocument>, indexes: IndexSpec[]): Promise<void> {
  const existing = new Set((await indexesOf(rows)).map(({ name }) => name));
  for (const index of indexes.filter((one) => !existing.has(indexName(one)))) {
    const name = indexName(index);
    if (index.unique) await fillUnique(rows, index);
    const fields = index.unique ? [uniqueField(index)] : [...new Set([...index.fields, '_id'])];
    await rows
      .createIndex(Object.fromEntries(fields.map((field) => [field, 1])), { name, unique: index.unique ?? false })
      .catch((error: unknown) => {
        throw isDuplicate(error)
          ? new Error(`${rows.collectionName} holds duplicates of ${name}`, { cause: error })
          : error;
      });
  }
}

function indexesOf(rows: Collection<MongoDocument>): Promise<IndexDescriptionInfo[]> {
  return rows
    .listIndexes()
    .toArray()
    .catch((error: unknown) => {
      if (error instanceof MongoServerError && error.code === NAMESPACE_NOT_FOUND) return [];
      throw error;
    });
}

async function fillUnique(rows: Collection<MongoDocument>, index: IndexSpec): Promise<void> {
  const field = uniqueField(index);
  const missing = { [field]: { $exists: false } };
  let batch: AnyBulkWriteOperation<MongoDocument>[] = [];
  const write = async () => {
    if (batch.length > 0) await rows.bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for await (const stored of rows.find(missing)) {
    const value = uniqueValue(fromMongo(stored), index);
    batch.push({ updateOne: { filter: { _id: stored._id, ...missing }, update: { $set: { [field]: value } } } });
    if (batch.length === BATCH) await write();
  }
  await write();
}

const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === DUPLICATE;
