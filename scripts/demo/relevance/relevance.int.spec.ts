import { dropTestIndexes, testIndex } from '../../../services/search/typesense/test/real-typesense.ts';
import { openTypesense } from '../../../services/search/typesense/open-typesense.ts';
import { startTypesenseForTests } from '../../test-servers/start-typesense.ts';
import { relevanceFeatures } from './relevance.features.ts';

const typesense = await startTypesenseForTests();
if (!typesense) process.stderr.write('Skipped: scripts/demo/relevance/relevance.int.spec.ts\n');

(typesense ? describe : describe.skip)(`a running Typesense (${typesense?.server})`, () => {
  afterAll(async () => {
    await dropTestIndexes(typesense!.url);
    await typesense!.stop();
  });

  relevanceFeatures('Typesense', async () => openTypesense(testIndex(typesense!.url)));
});
