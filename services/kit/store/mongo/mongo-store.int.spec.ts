import { indexFeatures } from '../features/index.features.ts';
import { storeFeatures } from '../store.features.ts';
import { DuplicateKey } from '../store.ts';
import { onEachMongodb } from '../../testing/on-mongodb.ts';
import { openMongo } from './open-mongo.ts';

await onEachMongodb('documents', (mongo) => {
  let service = 0;
  storeFeatures(async () => openMongo(mongo.url, `s${++service}`), { tellsDuplicates: mongo.server !== 'FerretDB' });

  describe('indexes', () => indexFeatures(async (name) => openMongo(mongo.url, name)));

  // FerretDB has no such limit.
  const hasLimit = mongo.server !== 'FerretDB';
  if (hasLimit) {
    test('refuse a document of more than 16 MB', async () => {
      const stores = openMongo(mongo.url, 'large');
      const rows = stores.collection<{ _id: string; text?: string }>({ name: 'rows' });
      const text = 'x'.repeat(17_000_000);
      await rows.insert({ _id: 'a' });
      for (const write of [() => rows.insert({ _id: 'b', text }), () => rows.replace({ _id: 'a', text })])
        await expect(write()).rejects.toMatchObject({ name: 'Problem', code: 'too-large' });
      expect(await rows.find({})).toEqual([{ _id: 'a' }]);
      await stores.close();
    });
  }

  test('documents and indexes survive when another process opens them', async () => {
    const spec = { name: 'rows', indexes: [{ fields: ['a'], unique: true }, { fields: ['b'] }, { fields: ['c.d'] }] };
    for (const _id of ['first', 'second', 'third']) {
      const stores = openMongo(mongo.url, 'shared');
      const rows = stores.collection<{ _id: string; a: string }>(spec);
      expect(await rows.count({ a: 'x' })).toBe(_id === 'first' ? 0 : 1);
      if (_id === 'first') await rows.insert({ _id, a: 'x' });
      else await expect(rows.insert({ _id, a: 'x' })).rejects.toBeInstanceOf(DuplicateKey);
      await stores.close();
    }
  });
});
