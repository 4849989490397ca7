import { startMongoForTests } from '../../../scripts/test-servers/start-mongo.ts';
import { useStores } from './stack.ts';

/** Runs the suite of another spec file once more, its stacks on a MongoDB server; it is skipped where there is none. */
export async function onMongodb(suite: () => Promise<unknown>): Promise<void> {
  const mongo = await startMongoForTests();
  if (!mongo) return describe.skip('on MongoDB', () => test('there is no server for it', () => undefined));
  useStores(mongo.url);
  await suite();
  afterAll(() => mongo.stop());
}
