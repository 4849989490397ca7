import { startMongoForTests } from '../../../scripts/test-servers/start-mongo.ts';
import { openMongo } from '../store/mongo/open-mongo.ts';
import { versionedFeatures } from './versioned.features.ts';

const mongo = await startMongoForTests();

(mongo ? describe : describe.skip)(`versioned documents in MongoDB (${mongo?.server})`, () => {
  let service = 0;
  afterAll(() => mongo?.stop());

  versionedFeatures(async () => openMongo(mongo!.url, `s${++service}`));
});
