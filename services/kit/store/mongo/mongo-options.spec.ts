import { MongoClient } from 'mongodb';
import { CALL_TIMEOUT_MS } from '../../bus/nats-bus.ts';
import { clientOptions, databaseOptions } from './mongo-options.ts';

const clientOf = (url: string) => new MongoClient(url, clientOptions(url, 'pages'));
const databaseOf = (url: string) => clientOf(url).db('site', databaseOptions(url));

test('the store gives up before a caller on the bus does, so that nothing is written after a refusal', () => {
  const { serverSelectionTimeoutMS } = clientOf('mongodb://db/site').options;
  expect(serverSelectionTimeoutMS).toBeLessThan(CALL_TIMEOUT_MS);
  expect(databaseOf('mongodb://db/site').writeConcern?.wtimeoutMS).toBeLessThan(CALL_TIMEOUT_MS);
});

test('what is read or acknowledged survives the loss of a member of the replica set, whatever the URL says', () => {
  for (const url of [
    'mongodb://db/site',
    'mongodb://db/site?w=1&journal=false&readConcernLevel=local&readPreference=secondary',
  ]) {
    const { writeConcern, readConcern, readPreference } = databaseOf(url);
    expect(writeConcern).toMatchObject({ w: 'majority', journal: true });
    expect(readConcern?.level).toBe('majority');
    expect(readPreference?.mode).toBe('primary');
  }
});

test.each(['serverSelectionTimeoutMS', 'connectTimeoutMS', 'socketTimeoutMS'] as const)(
  'the URL of the store can set %s, ignoring case',
  (name) => {
    for (const spelled of [name, name.toLowerCase()])
      expect(clientOf(`mongodb://db/site?${spelled}=12345`).options[name]).toBe(12345);
  },
);

test.each(['wtimeoutMS', 'wTimeoutMS'])('the URL of the store can set %s', (name) => {
  expect(databaseOf(`mongodb://db/site?${name}=12345`).writeConcern).toMatchObject({
    w: 'majority',
    wtimeoutMS: 12345,
  });
});
