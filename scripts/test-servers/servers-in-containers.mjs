import { MongoClient } from 'mongodb';
import { Wait } from 'testcontainers';

const KEY = 'test-key';
const SECRET = 'test-secret';
const START_MS = 60_000;

export const serversInContainers = [
  {
    service: 'mongodb',
    variable: 'MONGODB_TEST_URL',
    port: 27017,
    command: ['--replSet', 'site', '--bind_ip_all', '--wiredTigerCacheSizeGB', '0.5'],
    ready: Wait.forAll([]),
    initialize: createReplicaSet,
    urlAt: (address) => mongoUrl(address),
  },
  {
    service: 'typesense',
    variable: 'TYPESENSE_TEST_URL',
    port: 8108,
    environment: { TYPESENSE_API_KEY: KEY, TYPESENSE_DATA_DIR: '/data' },
    temporary: ['/data'],
    ready: Wait.forHttp('/health', 8108),
    urlAt: (address) => `typesense://${KEY}@${address}`,
  },
  {
    service: 'files',
    variable: 'S3_TEST_URL',
    port: 7070,
    command: ['--port', ':7070', 'posix', '--sidecar', '/metadata', '/buckets'],
    environment: { ROOT_ACCESS_KEY: 'test', ROOT_SECRET_KEY: SECRET },
    temporary: ['/buckets', '/metadata'],
    ready: Wait.forHttp('/', 7070).forStatusCodeMatching(() => true),
    urlAt: (address) => `s3://test:${SECRET}@${address}/test?tls=false`,
  },
];

async function createReplicaSet(address) {
  const client = new MongoClient(mongoUrl(address), { serverSelectionTimeoutMS: START_MS });
  try {
    const admin = client.db('admin');
    const { setName } = await admin.command({ hello: 1 });
    if (!setName) await admin.command({ replSetInitiate: {} });
  } finally {
    await client.close();
  }
}

// A direct connection is needed, because the address of the replica set member is valid only inside the container.
const mongoUrl = (address) => `mongodb://${address}/test?directConnection=true`;
