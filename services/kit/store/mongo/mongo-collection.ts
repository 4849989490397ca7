import type { Collection as DriverCollection, Db } from 'mongodb';
import { documentId } from '../document-id.ts';
import { indexName } from '../index-name.ts';
import { natural, readOptions } from '../read-options.ts';
import type { Collection, CollectionSpec, Document, Filter, FindOptions, IndexSpec } from '../store.ts';
import { tallyOf } from '../tally-of.ts';
import { fromMongo, type MongoDocument, toMongo, uniqueField } from './mongo-document.ts';
import { told } from './mongo-errors.ts';
import { mongoFilter } from './mongo-filter.ts';
import { type MongoGroup, mongoTally, talliedOf } from './mongo-tally.ts';

/** One collection of the database; its indexes are made before the first use. */
export function mongoCollection<T extends Document>(spec: CollectionSpec, db: Db, prefix: string): Collection<T> {
  const rows: DriverCollection<MongoDocument> = db.collection(`${prefix}_${spec.name}`);
  const uniques = (spec.indexes ?? []).filter(({ unique }) => unique);
  let indexed: Promise<unknown> | undefined;

  const ask = async <R>(question: () => Promise<R>): Promise<R> => {
    try {
      indexed ??= ensureIndexes(rows, [...(spec.indexes ?? []), ...(spec.tallies ?? [])]);
      await indexed;
    } catch (error) {
      indexed = undefined;
      throw told(error, spec.name);
    }
    return question().catch((error: unknown) => {
      throw told(error, spec.name);
    });
  };

  const find = async (filter: Filter, options: FindOptions = {}): Promise<T[]> => {
    const { sort, skip, limit, without } = readOptions(options);
    const query = mongoFilter(filter);
    // To the driver no limit is 0.
    if (limit === 0) return [];
    const found = await ask(() =>
      rows
        .find(query, {
          ...(sort.length > 0
            ? { sort: new Map(sort.map(({ path, direction }) => [path, direction === 'asc' ? 1 : -1])) }
            : {}),
          ...(without.length > 0 ? { projection: Object.fromEntries(without.map((field) => [field, 0])) } : {}),
          ...(skip > 0 ? { skip } : {}),
          ...(limit === null ? {} : { limit }),
        })
        .toArray(),
    );
    return found.map((stored) => fromMongo<T>(stored));
  };

  return {
    find,
    get: async (id) => {
      const _id = documentId(id);
      const stored = await ask(() => rows.findOne({ _id }));
      return stored && fromMongo<T>(stored);
    },
    insert: async (document) => {
      documentId(document._id);
      const stored = toMongo(document, uniques);
      await ask(() => rows.insertOne(stored));
    },
    replace: async (document, guard = {}) => {
      const filter = { _id: documentId(document._id), ...mongoFilter(guard) };
      const stored = toMongo(document, uniques);
      return (await ask(() => rows.replaceOne(filter, stored))).matchedCount > 0;
    },
    delete: async (id, guard = {}) => {
      const filter = { _id: documentId(id), ...mongoFilter(guard) };
      return (await ask(() => rows.deleteOne(filter))).deletedCount > 0;
    },
    count: async (filter, { upTo } = {}) => {
      const query = mongoFilter(filter);
      // To the driver no limit is 0.
      if (upTo !== undefined && natural('upTo', upTo) === 0) return 0;
      return ask(() => rows.countDocuments(query, upTo === undefined ? {} : { limit: upTo }));
    },
    tally: async (fields, filter = {}) => {
      const tally = tallyOf(spec, fields, filter);
      const stages = mongoTally(fields, filter, tally);
      return talliedOf(fields, filter, tally, await ask(() => rows.aggregate<MongoGroup>(stages).toArray()));
    },
  };
}

/** One at a time: FerretDB dies of several that are there already. */
async function ensureIndexes(rows: DriverCollection<MongoDocument>, indexes: IndexSpec[]): Promise<void> {
  for (const index of indexes) {
    const fields = index.unique ? [uniqueField(index)] : [...new Set([...index.fields, '_id'])];
    const key = Object.fromEntries(fields.map((field) => [field, 1]));
    await rows.createIndex(key, { name: indexName(index), unique: index.unique ?? false });
  }
}
