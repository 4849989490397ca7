import { startMongoForTests } from '../../../../scripts/test-servers/start-mongo.ts';
import { runInRequest } from '../../request-scope.ts';
import { openStores } from '../open-stores.ts';
import type { Stores } from '../store.ts';

const mongo = await startMongoForTests();

(mongo ? describe : describe.skip)(`the deadline of a query, on ${mongo?.server}`, () => {
  let stores: Stores;
  beforeAll(async () => (stores = await openStores(mongo!.url, 'deadlines')));
  afterAll(async () => {
    await stores?.close();
    await mongo!.stop();
  });

  test('refuses reads after it, and no write', async () => {
    const rows = stores.collection<{ _id: string }>({ name: 'rows' });
    await runInRequest({ deadline: performance.now() }, async () => {
      await rows.insert({ _id: 'a' });
      for (const read of [rows.get('a'), rows.find({}), rows.count({})])
        await expect(read).rejects.toMatchObject({ code: 'unavailable', key: 'requests.tooLate' });
    });
    expect(await rows.get('a')).toEqual({ _id: 'a' });
  });

  test('lets reads before it through', async () => {
    const rows = stores.collection<{ _id: string }>({ name: 'rows' });
    const read = () => Promise.all([rows.get('a'), rows.count({})]);
    expect(await runInRequest({ deadline: performance.now() + 60_000 }, read)).toEqual([{ _id: 'a' }, 1]);
  });
});
