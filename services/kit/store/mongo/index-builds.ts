import { type Collection, type AnyBulkWriteOperation, type IndexDescriptionInfo, MongoServerError } from 'mongodb';
import { log } from '../../log/log.ts';
import type { IndexSpec } from '../store.ts';
import { type MongoDocument, fromMongo, uniqueField, uniqueValue } from './mongo-document.ts';
import { indexName } from '../indexes.ts';
import { isDuplicate } from './mongo-errors.ts';

const RETRY_MS = 30_000;

/** Indexes of a collection with documents are built in the background, because that can take minutes; writes wait for the unique ones. */
export class IndexBuilds {
  private initial?: Promise<void>;
  private unique?: Promise<void>;
  private others?: Promise<void>;
  private retryAt = 0;

  constructor(
    private readonly rows: Collection<MongoDocument>,
    private readonly indexes: IndexSpec[],
  ) {}

  async prepareRead(): Promise<void> {
    this.initial ??= this.indexEmptyCollection();
    await this.initial.catch((error: unknown) => {
      this.initial = undefined;
      throw error;
    });
    if (!this.others && Date.now() >= this.retryAt) this.others = this.buildOthers();
  }

  async prepareWrite(): Promise<void> {
    await this.prepareRead();
    this.unique ??= this.buildUnique();
    await this.unique.catch((error: unknown) => {
      this.unique = undefined;
      throw error;
    });
  }

  private async indexEmptyCollection(): Promise<void> {
    if ((await this.rows.estimatedDocumentCount()) > 0) return;
    await this.buildUnique();
    await createIndexes(this.rows, this.declared(false));
  }

  private async buildUnique(): Promise<void> {
    // Obsolete indexes are dropped first, because a unique one rejects documents without its field.
    await dropObsoleteIndexes(this.rows, this.indexes);
    await createIndexes(this.rows, this.declared(true));
  }

  private async buildOthers(): Promise<void> {
    try {
      await createIndexes(this.rows, this.declared(false));
    } catch (error) {
      log.warn(error, `building the indexes of ${this.rows.collectionName} failed, retrying in ${RETRY_MS / 1000} s`);
      this.others = undefined;
      this.retryAt = Date.now() + RETRY_MS;
    }
  }

  private declared(unique: boolean): IndexSpec[] {
    return this.indexes.filter((index) => (index.unique ?? false) === unique);
  }
}

const NAMESPACE_NOT_FOUND = 26;
const BATCH = 500;
const OURS = /^(unique|by|each)_/;

async function dropObsoleteIndexes(rows: Collection<MongoDocument>, declared: IndexSpec[]): Promise<void> {
  const names = new Set(declared.map(indexName));
  for (const { name = '' } of await indexesOf(rows))
    if (OURS.test(name) && !names.has(name)) await rows.dropIndex(name);
}

async function createIndexes(rows: Collection<MongoDocument>, indexes: IndexSpec[]): Promise<void> {
  const existing = new Set((await indexesOf(rows)).map(({ name }) => name));
  for (const index of indexes.filter((one) => !existing.has(indexName(one)))) {
    const name = indexName(index);
    if (index.unique) await fillUnique(rows, index);
    const fields = index.unique ? [uniqueField(index)] : [...new Set([...index.fields, '_id'])];
    await rows
      .createIndex(Object.fromEntries(fields.map((field) => [field, 1])), { name, unique: index.unique ?? false })
      .catch((error: unknown) => {
        throw isDuplicate(error)
          ? new Error(`${rows.collectionName} contains duplicates of ${name}`, { cause: error })
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
