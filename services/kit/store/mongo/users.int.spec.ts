import { startMongoWithUsers } from '../../../../scripts/test-servers/start-mongo.ts';
import type { Document, Stores } from '../store.ts';
import { openMongo } from './open-mongo.ts';

const userOf = (service: string) => ({
  createUser: service,
  pwd: `password of ${service}`,
  roles: [{ role: 'readWrite', db: `site_${service}` }],
});
const mongo = await startMongoWithUsers(['identity', 'media'].map(userOf));

(mongo ? describe : describe.skip)('a service with its own database and user', () => {
  const open: Stores[] = [];
  const urlOf = (user: string, service: string) => {
    const url = new URL(mongo!.url);
    Object.assign(url, { username: user, password: `password of ${user}`, pathname: `/site_${service}` });
    return `${url.href}?authSource=admin`;
  };
  const collectionOf = async (url: string, service: string) => {
    const stores = await openMongo(url, service);
    open.push(stores);
    return stores.collection<Document & { name: string }>({ name: 'things', indexes: [{ fields: ['name'] }] });
  };

  afterAll(async () => {
    for (const stores of open) await stores.close();
    await mongo?.stop();
  });

  test.each(['identity', 'media'])('%s stores and finds its documents', async (service) => {
    const things = await collectionOf(urlOf(service, service), service);
    await things.insert({ _id: 'a', name: 'secret' });
    expect(await things.find({ name: 'secret' })).toEqual([{ _id: 'a', name: 'secret' }]);
  });

  test('media can neither read nor change what identity stores', async () => {
    const things = await collectionOf(urlOf('media', 'identity'), 'identity');
    await expect(things.get('a')).rejects.toThrow(/not authorized|requires authentication|unauthorized/i);
    await expect(things.insert({ _id: 'b', name: 'forged' })).rejects.toThrow(/not authorized|unauthorized/i);
  });

  test('one URL can name the databases of all services', async () => {
    const things = await collectionOf(urlOf('media', '{service}').replace('%7Bservice%7D', '{service}'), 'media');
    expect(await things.get('a')).toEqual({ _id: 'a', name: 'secret' });
  });
});
