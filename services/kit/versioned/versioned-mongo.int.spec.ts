import { mongoServers, startMongoForTests } from '../../../scripts/test-servers/start-mongo.ts';
import { openMongo } from '../store/mongo/open-mongo.ts';
import { versionedFeatures } from './versioned.features.ts';

const servers = await Promise.all(mongoServers.map(async (name) => [name, await startMongoForTests(name)] as const));

for (const [name, mongo] of servers)
  if (mongo)
    describe(`versioned documents in MongoDB (${mongo.server})`, () => {
      let service = 0;
      afterAll(() => mongo.stop());

      versionedFeatures(async () => openMongo(mongo.url, `s${++service}`));
    });
  else
    describe.skip(`versioned documents in MongoDB (${name})`, () => test('there is no server for it', () => undefined));
