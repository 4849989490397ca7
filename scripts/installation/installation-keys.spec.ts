import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInstallationKeys } from './installation-keys.ts';

const user = (name: string) => ({ name, publish: [], subscribe: [] });
const users = ['identity', 'pages', 'bff'].map(user);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  await writeInstallationKeys(folder, users);
});
afterEach(() => rm(folder, { recursive: true }));

const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');

test('a process gets its own key for NATS and no other', async () => {
  expect(await readdir(join(folder, 'pages'))).toEqual(['pages.nk', 'public.pem']);
  expect(await readdir(join(folder, 'bff'))).toEqual(['bff.nk', 'public.pem']);
});

test('only identity gets the key that signs tokens, readable by its owner', async () => {
  expect(await readdir(join(folder, 'identity'))).toEqual(['identity.nk', 'private.pem', 'public.pem']);
  for (const name of ['identity.nk', 'private.pem'])
    expect((await stat(join(folder, 'identity', name))).mode & 0o077).toBe(0);
});

test('the configuration of the server names every user and contains no secret', async () => {
  const config = await read('nats', 'authorization.conf');
  for (const { name } of users) expect(config).toContain(`# ${name}\n`);
  expect(config).not.toContain((await read('pages', 'pages.nk')).trim());
});

test('the nodes of NATS have a password that no process gets, and which NATS reads as a text', async () => {
  expect(await read('nats', 'route-password')).toMatch(/^[a-z]\w{40,}$/);
  expect((await stat(join(folder, 'nats', 'route-password'))).mode & 0o077).toBe(0);
});

test('a second run changes no key and adds what is missing', async () => {
  const secrets = () =>
    Promise.all([read('pages', 'pages.nk'), read('identity', 'private.pem'), read('nats', 'route-password')]);
  const before = await secrets();
  await writeInstallationKeys(folder, [...users, user('search')]);
  expect(await secrets()).toEqual(before);
  expect(await read('search', 'public.pem')).toBe(await read('identity', 'public.pem'));
});
