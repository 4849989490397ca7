import { startMongoForTests } from '../../../../scripts/test-servers/start-mongo.ts';
import { openStores } from '../open-stores.ts';

const mongo = await startMongoForTests();
// Only a server that this suite has started may be stopped.
const stoppable = mongo?.server === 'SecantusDB';

(stoppable ? describe : describe.skip)(`a MongoDB server that stops (${mongo?.server})`, () => {
  const unavailable = { name: 'Problem', code: 'unavailable' };

  test('an outage is reported by every call, within seconds', async () => {
    const stores = await openStores(mongo!.url, 'outage');
    const rows = stores.collection<{ _id: string }>({ name: 'rows', indexes: [{ fields: ['n'] }] });
    await stores.ping();
    await rows.insert({ _id: 'a' });
    await mongo!.stop();
    const unused = stores.collection<{ _id: string }>({ name: 'unused', indexes: [{ fields: ['n'] }] });
    const answers = await Promise.allSettled([
      stores.ping(),
      rows.insert({ _id: 'b' }),
      rows.get('a'),
      rows.replace({ _id: 'a' }),
      rows.delete('a'),
      rows.find({}),
      rows.count({}),
      unused.get('a'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: unavailable });
    await stores.close();
  });
});
