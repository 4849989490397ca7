import { isDeepStrictEqual } from 'node:util';
import { MongoClient } from 'mongodb';
import { indexFeatures } from '../features/index.features.ts';
import { storeFeatures } from '../store.features.ts';
import { DuplicateKey } from '../store.ts';
import { onMongodb } from '../../testing/on-mongodb.ts';
import { until } from '../../testing/until.ts';
import { indexName } from '../indexes.ts';
import { parseDatabaseName, openMongo } from './open-mongo.ts';

await onMongodb((mongo) => {
  let service = 0;
  storeFeatures(async () => openMongo(mongo.url, `s${++service}`));

  describe('indexes', () => indexFeatures(async (name) => openMongo(mongo.url, name)));

  test('documents of more than 16 MB are refused', async () => {
    const stores = await openMongo(mongo.url, 'large');
    const rows = stores.collection<{ _id: string; text?: string }>({ name: 'rows' });
    const text = 'x'.repeat(17_000_000);
    await rows.insert({ _id: 'a' });
    for (const write of [() => rows.insert({ _id: 'b', text }), () => rows.replace({ _id: 'a', text })])
      await expect(write()).rejects.toMatchObject({ name: 'Problem', code: 'too-large' });
    expect(await rows.find({})).toEqual([{ _id: 'a' }]);
    await stores.close();
  });

  test('documents and indexes survive when another process opens them', async () => {
    const spec = { name: 'rows', indexes: [{ fields: ['a'], unique: true }, { fields: ['b'] }, { fields: ['c.d'] }] };
    for (const _id of ['first', 'second', 'third']) {
      const stores = await openMongo(mongo.url, 'shared');
      const rows = stores.collection<{ _id: string; a: string }>(spec);
      expect(await rows.count({ a: 'x' })).toBe(_id === 'first' ? 0 : 1);
      if (_id === 'first') await rows.insert({ _id, a: 'x' });
      else await expect(rows.insert({ _id, a: 'x' })).rejects.toBeInstanceOf(DuplicateKey);
      await stores.close();
    }
  });

  test('indexes of a collection with documents are built in the background, and obsolete ones are dropped', async () => {
    const client = await new MongoClient(mongo.url).connect();
    const names = async () => {
      const rows = client.db(parseDatabaseName(mongo.url)).collection('background_rows');
      return (await rows.listIndexes().toArray()).map(({ name }) => String(name)).toSorted();
    };
    for (const fields of [['a'], ['b', 'c.d']]) {
      const stores = await openMongo(mongo.url, 'background');
      await stores.collection({ name: 'rows', indexes: [{ fields }] }).insert({ _id: fields[0]! });
      await until(async () => isDeepStrictEqual(await names(), ['_id_', indexName({ fields })]));
      await stores.close();
    }
    await client.close();
  });

  test('documents are read and written while an index cannot be built', async () => {
    const stores = await openMongo(mongo.url, 'unbuildable');
    const fields = Array.from({ length: 40 }, (_, n) => `field${n}`);
    await stores.collection({ name: 'rows' }).insert({ _id: 'one' });
    await stores.close();
    const later = await openMongo(mongo.url, 'unbuildable');
    const rows = later.collection({ name: 'rows', indexes: [{ fields }, { fields: ['a'], unique: true }] });
    expect(await rows.find({})).toEqual([{ _id: 'one' }]);
    await rows.insert({ _id: 'two' });
    expect(await rows.count({})).toBe(2);
    await later.close();
  });
});
