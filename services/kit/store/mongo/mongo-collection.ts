import type { Collection as DriverCollection, Db } from 'mongodb';
import { limitToDeadline } from '../../request-scope.ts';
import { documentId, requireCount, parseFindOptions } from '../parse-query.ts';
import type { Collection, CollectionSpec, Document, Filter, FindOptions } from '../store.ts';
import { findCountSpec } from '../indexes.ts';
import { IndexBuilds } from './index-builds.ts';
import { fromMongo, type MongoDocument, toMongo } from './mongo-document.ts';
import { toStoreError } from './mongo-errors.ts';
import { mongoFilter, type MongoGroup, mongoGroupCount, toGroupCounts } from './mongo-filter.ts';

const MAX_READ_MS = 12_000;

export function mongoCollection<T extends Document>(spec: CollectionSpec, db: Db, prefix: string): Collection<T> {
  const rows: DriverCollection<MongoDocument> = db.collection(`${prefix}_${spec.name}`);
  const uniques = (spec.indexes ?? []).filter(({ unique }) => unique);
  const indexes = new IndexBuilds(rows, [...(spec.indexes ?? []), ...(spec.counts ?? [])]);

  const ask = async <R>(prepare: Promise<void>, query: () => Promise<R>): Promise<R> => {
    try {
      await prepare;
      return await query();
    } catch (error) {
      throw toStoreError(error, spec.name);
    }
  };
  const read = <R>(query: () => Promise<R>): Promise<R> => ask(indexes.prepareRead(), query);
  const write = <R>(change: () => Promise<R>): Promise<R> => ask(indexes.prepareWrite(), change);

  const find = async (filter: Filter, options: FindOptions = {}): Promise<T[]> => {
    const { sort, skip, limit, without } = parseFindOptions(options);
    const query = mongoFilter(filter);
    if (limit === 0) return [];
    const found = await read(() =>
      rows
        .find(query, {
          maxTimeMS: limitToDeadline(MAX_READ_MS),
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
      const stored = await read(() => rows.findOne({ _id }, { maxTimeMS: limitToDeadline(MAX_READ_MS) }));
      return stored && fromMongo<T>(stored);
    },
    insert: async (document) => {
      documentId(document._id);
      const stored = toMongo(document, uniques);
      await write(() => rows.insertOne(stored));
    },
    replace: async (document, guard = {}) => {
      const filter = { _id: documentId(document._id), ...mongoFilter(guard) };
      const stored = toMongo(document, uniques);
      return (await write(() => rows.replaceOne(filter, stored))).matchedCount > 0;
    },
    delete: async (id, guard = {}) => {
      const filter = { _id: documentId(id), ...mongoFilter(guard) };
      return (await write(() => rows.deleteOne(filter))).deletedCount > 0;
    },
    count: async (filter, { upTo } = {}) => {
      const query = mongoFilter(filter);
      if (upTo !== undefined && requireCount('upTo', upTo) === 0) return 0;
      return read(() =>
        rows.countDocuments(query, {
          maxTimeMS: limitToDeadline(MAX_READ_MS),
          ...(upTo !== undefined && { limit: upTo }),
        }),
      );
    },
    countBy: async (fields, filter = {}) => {
      const declared = findCountSpec(spec, fields, filter);
      const stages = mongoGroupCount(fields, filter, declared);
      return toGroupCounts(
        fields,
        filter,
        declared,
        await read(() => rows.aggregate<MongoGroup>(stages, { maxTimeMS: limitToDeadline(MAX_READ_MS) }).toArray()),
      );
    },
  };
}
