import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDatabaseName } from '../../services/kit/store/mongo/open-mongo.ts';
import { localSecrets, secretsIn, sharedSecretsIn, writeWhenEmpty } from './secrets.ts';

let folder: string;
let next = 0;
const local = () => localSecrets(() => `password${(next += 1)}`, ['media', 'site-config']);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  await mkdir(join(folder, 'keys', 'pages'), { recursive: true });
  await writeFile(join(folder, 'keys', 'pages', 'pages.nk'), 'a key\n');
});
afterEach(() => rm(folder, { recursive: true }));

const secrets = async (shared?: Map<string, string>) => {
  const { items } = (await secretsIn(folder, shared)) as {
    items: { metadata: { name: string }; data: Record<string, string> }[];
  };
  const decode = ([key, text]: [string, string]) => [key, Buffer.from(text, 'base64').toString()];
  return Object.fromEntries(
    items.map(({ metadata, data }) => [metadata.name, Object.fromEntries(Object.entries(data).map(decode))]),
  );
};

test('each file is a secret, and each process has one with its keys', async () => {
  await writeFile(join(folder, 'store.env'), '# ours\nSTORE_URL=mongodb://a:b@c/site?w=1\n\n');
  expect(await secrets()).toEqual({
    store: { STORE_URL: 'mongodb://a:b@c/site?w=1' },
    'keys-pages': { 'pages.nk': 'a key\n' },
  });
});

test('each service gets its own database', () => {
  const { store, ...others } = local();
  expect(store.STORE_URL).toMatch(/\/site_\{service\}\?/);
  const databases = ['media', 'site-config'].map((name) => parseDatabaseName(others[`store-${name}`]!.STORE_URL!));
  expect(databases).toEqual(['site_media', 'site_site_config']);
});

test('a folder of an earlier version has one secret for several processes', async () => {
  await writeFile(join(folder, 'store.env'), 'STORE_URL=mongodb://a/site\n');
  await writeFile(join(folder, 'store-media.env'), 'STORE_URL=mongodb://b/site_media\n');
  const shared = await sharedSecretsIn(folder, ['store-media', 'store-pages', 'mail']);
  expect([...shared]).toEqual([['store-pages', 'store']]);
  expect(await secrets(shared)).toMatchObject({
    'store-media': { STORE_URL: 'mongodb://b/site_media' },
    'store-pages': { STORE_URL: 'mongodb://a/site' },
  });
});

test('the keys of people are not stored in the cluster', async () => {
  await mkdir(join(folder, 'keys', 'admin'));
  await writeFile(join(folder, 'keys', 'admin', 'admin.nk'), 'a key\n');
  expect(Object.keys(await secrets())).toEqual(['keys-pages']);
});

test('the local servers get the passwords that their clients have', async () => {
  await writeWhenEmpty(folder, local());
  const { search, typesense, files, s3 } = (await secrets()) as Record<string, Record<string, string>>;
  expect(new URL(search!.SEARCH_URL!).username).toBe(typesense!.TYPESENSE_API_KEY);
  expect(new URL(files!.FILES_URL!).password).toBe(s3!.ROOT_SECRET_KEY);
});

test('passwords do not change once they are written', async () => {
  await writeWhenEmpty(folder, local());
  const before = await readFile(join(folder, 'root.env'), 'utf8');
  await writeWhenEmpty(folder, local());
  expect(await readFile(join(folder, 'root.env'), 'utf8')).toBe(before);
});
