import { MongoClient } from 'mongodb';
import { CALL_TIMEOUT_MS } from '../../bus/nats-bus.ts';
import { clientOptions, databaseOptions, parseDatabaseName } from './open-mongo.ts';

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

test.each([
  ['mongodb://localhost:27017/banksia', 'banksia'],
  ['mongodb://a:1,b:2,c:3/banksia?replicaSet=rs0', 'banksia'],
  ['mongodb+srv://user:p%40ss@cluster.example/my%20site', 'my site'],
  ['mongodb://localhost', 'site'],
  ['mongodb://localhost/', 'site'],
  ['mongodb://localhost/?directConnection=true', 'site'],
  ['mongodb://a:1,b:2/?replicaSet=rs0', 'site'],
])('the database of %s is %s', (url, name) => {
  expect(parseDatabaseName(url)).toBe(name);
});
