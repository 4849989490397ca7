import { searchFeatures } from '../search.features.ts';
import { openTypesense } from './open-typesense.ts';
import { DescribedTypesense } from './test/described-typesense.ts';

const server = new DescribedTypesense();
let engines = 0;

beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => expect(server.violations).toEqual([]));

searchFeatures('the Typesense engine, held to the description of Typesense', async () => {
  engines += 1;
  return openTypesense(server.url(`site${engines}`));
});
