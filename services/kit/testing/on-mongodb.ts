import { startMongoForTests, type TestMongo } from '../../../scripts/test-servers/start-mongo.ts';
import { useStores } from './stack.ts';

/** Runs `suite` with stacks that use a MongoDB server, or skips it if there is none. */
export async function onMongodb(suite: (mongo: TestMongo) => unknown): Promise<void> {
  const mongo = await startMongoForTests();
  if (!mongo) return describe.skip('on MongoDB', () => test('there is no server for it', () => undefined));
  useStores(mongo.url);
  await suite(mongo);
  afterAll(() => mongo.stop());
}
