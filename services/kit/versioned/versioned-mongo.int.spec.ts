import { openMongo } from '../store/mongo/open-mongo.ts';
import { onMongodb } from '../testing/on-mongodb.ts';
import { versionedFeatures } from './versioned.features.ts';

await onMongodb(({ url }) => {
  let service = 0;
  versionedFeatures(async () => openMongo(url, `s${++service}`));
});
