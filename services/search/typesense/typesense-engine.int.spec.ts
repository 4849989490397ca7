import { startTypesenseForTests } from '../../../scripts/test-servers/start-typesense.ts';
import { searchFeatures } from '../search.features.ts';
import { openTypesense } from './open-typesense.ts';
import { dropTestIndexes, testIndex } from './test/real-typesense.ts';

const typesense = await startTypesenseForTests();
if (!typesense) process.stderr.write('Skipped: services/search/typesense/typesense-engine.int.spec.ts\n');

(typesense ? describe : describe.skip)(`a running Typesense (${typesense?.server})`, () => {
  afterAll(async () => {
    await dropTestIndexes(typesense!.url);
    await typesense!.stop();
  });

  searchFeatures('as the search engine', async () => openTypesense(testIndex(typesense!.url)));
});
