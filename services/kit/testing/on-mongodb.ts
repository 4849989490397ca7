import { startMongoForTests, type TestMongo } from '../../../scripts/test-servers/start-mongo.ts';
import { useStores } from './stack.ts';

/** Runs `suite` with a MongoDB server, which the stacks in it use. Without a server the suite is skipped. */
export async function onMongodb(suite: (mongo: TestMongo) => unknown): Promise<void> {
  const mongo = await startMongoForTests();
  if (!mongo) return describe.skip('on MongoDB', () => test('there is no server for it', () => undefined));
  useStores(mongo.url);
  await suite(mongo);
  afterAll(() => mongo.stop());
}
