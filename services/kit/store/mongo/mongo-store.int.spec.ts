import { startMongoForTests } from '../../../../scripts/test-servers/start-mongo.ts';
import { storeFeatures } from '../store.features.ts';
import { DuplicateKey } from '../store.ts';
import { openMongo } from './open-mongo.ts';

const mongo = await startMongoForTests();

(mongo ? describe : describe.skip)(`documents in MongoDB (${mongo?.server})`, () => {
  let service = 0;
  afterAll(() => mongo?.stop());

  storeFeatures(async () => openMongo(mongo!.url, `s${++service}`), { tellsDuplicates: mongo?.server !== 'FerretDB' });

  test('hold their documents and their indexes when another process opens them', async () => {
    const spec = { name: 'rows', indexes: [{ fields: ['a'], unique: true }, { fields: ['b'] }, { fields: ['c.d'] }] };
    for (const _id of ['first', 'second', 'third']) {
      const stores = openMongo(mongo!.url, 'shared');
      const rows = stores.collection<{ _id: string; a: string }>(spec);
      expect(await rows.count({ a: 'x' })).toBe(_id === 'first' ? 0 : 1);
      if (_id === 'first') await rows.insert({ _id, a: 'x' });
      else await expect(rows.insert({ _id, a: 'x' })).rejects.toBeInstanceOf(DuplicateKey);
      await stores.close();
    }
  });
});
