import { openMongo } from '../store/mongo/open-mongo.ts';
import { onEachMongodb } from '../testing/on-mongodb.ts';
import { versionedFeatures } from './versioned.features.ts';

await onEachMongodb('versioned documents', ({ url }) => {
  let service = 0;
  versionedFeatures(async () => openMongo(url, `s${++service}`));
});
