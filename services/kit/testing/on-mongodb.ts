import { mongoServers, startMongoForTests, type TestMongo } from '../../../scripts/test-servers/start-mongo.ts';
import { useStores } from './stack.ts';

/** Skipped if there is no server. */
export async function onMongodb(suite: () => Promise<unknown>): Promise<void> {
  const mongo = await startMongoForTests();
  if (!mongo) return describe.skip('on MongoDB', () => test('there is no server for it', () => undefined));
  useStores(mongo.url);
  await suite();
  afterAll(() => mongo.stop());
}

export async function onEachMongodb(what: string, suite: (mongo: TestMongo) => void): Promise<void> {
  const servers = await Promise.all(
    mongoServers.map(async (name) => ({ name, mongo: await startMongoForTests(name) })),
  );
  for (const { name, mongo } of servers)
    (mongo ? describe : describe.skip)(`${what} in MongoDB (${mongo?.server ?? name})`, () => {
      if (!mongo) return test('there is no server for it', () => undefined);
      suite(mongo);
      return afterAll(() => mongo.stop());
    });
}
