import { defaultGrants } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { useStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { siteConfigService } from '../site-config.module.ts';

const { calls } = siteConfig;
const stack = useStack({ services: [siteConfigService] });

const asAdmin = () => ({ as: stack.users.admin });
const save = (domain: { name: string; hostnames?: string[]; _id?: string; revision?: number }) =>
  stack.call(calls.saveDomain, { domain }, asAdmin());
const publish = (domain: { name: string; _id: string; revision: number; hostnames?: string[] }) =>
  stack.call(calls.publishDomain, { domain }, asAdmin());
const load = (hostname: string, as?: typeof stack.users.editor) =>
  stack.call(calls.loadDomain, { hostname }, { as }).then(({ domain }) => domain._id);

// These tests depend on each other, because the response for a host name depends on all domains.
test('before there is a domain, the default one is returned', async () => {
  const { domain, domains } = await stack.call(calls.loadDomain, { hostname: 'www.example.org' });
  expect(domain).toMatchObject({ _id: 'default', hostnames: [], published: false, revision: 0 });
  expect(domains).toEqual([]);
});

test('the first domain takes the id of the default one', async () => {
  const domain = await save({ name: 'Banksia', hostnames: ['Banksia.example', 'localhost:3000'] });
  expect(domain).toMatchObject({ _id: 'default', hostname: 'banksia.example', published: false });
  expect(await publish(domain)).toMatchObject({ published: true, hostnames: ['banksia.example', 'localhost'] });
});

test('a hostname belongs to one domain only', async () => {
  const duplicate = save({ name: 'Other', hostnames: ['other.example', 'LOCALHOST'] });
  await expect(duplicate).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('localhost') });
});

test('a hostname finds its domain once it is published, other hostnames find the default', async () => {
  const other = await save({ name: 'Other', hostnames: ['other.example'] });
  expect([await load('other.example'), await load('other.example', stack.users.editor)]).toEqual([
    'default',
    other._id,
  ]);
  await publish(other);
  expect([await load('Other.example:443'), await load('unknown.example'), await load('')]).toEqual([
    other._id,
    'default',
    'default',
  ]);
  await stack.call(calls.unpublishDomain, { domain: { _id: other._id } }, asAdmin());
  await expect(load('other.example')).rejects.toMatchObject({ code: 'not-found' });
});

test('visitors get one host name of one domain', async () => {
  const domainOf = async (hostname: string) => (await stack.call(calls.loadDomain, { hostname })).domain;
  expect(await domainOf('LOCALHOST')).toMatchObject({
    hostnames: ['localhost'],
    hostname: 'localhost',
    published: true,
  });
  expect((await domainOf('unknown.example')).hostnames).toEqual(['banksia.example']);
  const editor = await stack.call(calls.loadDomain, { hostname: 'localhost' }, { as: stack.users.editor });
  expect(editor.domain.hostnames).toEqual(['banksia.example', 'localhost']);
});

test('the list of domains is for signed-in users', async () => {
  const editor = await stack.call(calls.loadDomain, {}, { as: stack.users.editor });
  expect(editor.domains.map(({ name }) => name)).toEqual(['Banksia', 'Other']);
  expect((await stack.call(calls.loadDomain, {})).domains).toEqual([]);
});

test('an outdated save is refused with the current revision', async () => {
  const domain = await save({ name: 'Third' });
  await save({ ...domain, name: 'Third again' });
  await expect(save({ ...domain, name: 'Third too' })).rejects.toMatchObject({
    code: 'conflict',
    details: { revision: 2 },
  });
  await expect(save({ _id: domain._id, name: 'x' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(save({ _id: 'nowhere', name: 'x', revision: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

test('switching the active domain returns both and affects no other session', async () => {
  const { domain } = await stack.call(calls.loadDomain, { hostname: 'other.example' }, { as: stack.users.editor });
  const to = stack.call(calls.swapActiveDomain, { domain: { _id: domain._id } }, asAdmin());
  await expect(to).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('Publish it') });
  const { _id: other } = await publish(domain);
  const switched = await stack.call(
    calls.swapActiveDomain,
    { domain: { _id: other } },
    { ...asAdmin(), domainId: 'default' },
  );
  expect([switched.newDomain.name, switched.oldDomain?.name]).toEqual(['Other', 'Banksia']);
  expect(await load('localhost')).toBe('default');
});

test('domains can be changed with the capability only', async () => {
  const editor = userFixture({ grants: defaultGrants.filter(({ capability }) => capability !== 'domains') });
  const domain = { _id: 'default', name: 'Mine', revision: 2 };
  for (const call of [calls.saveDomain, calls.publishDomain, calls.unpublishDomain, calls.swapActiveDomain]) {
    await expect(stack.call(call, { domain }, { as: editor })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(stack.call(call, { domain })).rejects.toMatchObject({ code: 'unauthenticated' });
  }
});

test('a change of a live domain publishes an event', async () => {
  const changed = stack.events(siteConfig.events.changed);
  const domain = await save({ name: 'Announced' });
  await publish(domain);
  const domainOf = [1, 2].map(() => changed.next(({ documentId }) => documentId === domain._id));
  expect((await Promise.all(domainOf)).map(({ data }) => [data.kind, data.live])).toEqual([
    ['domain', false],
    ['domain', true],
  ]);
});
