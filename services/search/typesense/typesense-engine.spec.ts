import { searchFeatures } from '../search.features.ts';
import { openTypesense } from './open-typesense.ts';
import { DescribedTypesense } from './test/described-typesense.ts';
import { dropTestIndexes, testIndex } from './test/real-typesense.ts';

const server = new DescribedTypesense();
let engines = 0;

beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => expect(server.wrongs).toEqual([]));

searchFeatures('the Typesense engine, held to the description of Typesense', async () => {
  engines += 1;
  return openTypesense(server.url(`site${engines}`));
});

const { TYPESENSE_TEST_URL: url } = process.env;
if (url) {
  afterAll(() => dropTestIndexes(url));
  searchFeatures('the Typesense engine on the server of TYPESENSE_TEST_URL', async () => openTypesense(testIndex(url)));
} else process.stderr.write('Left out: the Typesense engine on a real Typesense, for TYPESENSE_TEST_URL names none\n');
