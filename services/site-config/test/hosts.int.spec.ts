import { siteConfig } from '../../../proto/site-config.ts';
import { useStack } from '../../kit/testing/stack.ts';
import { siteConfigService } from '../site-config.module.ts';

const { calls } = siteConfig;
const stack = useStack({ services: [siteConfigService] });

const asAdmin = () => ({ as: stack.users.admin });
const publish = (name: string, hostnames: string[]) =>
  stack.call(calls.publishDomain, { domain: { name, hostnames } }, asAdmin());
const withdraw = (_id: string) => stack.call(calls.unpublishDomain, { domain: { _id } }, asAdmin());
const resolve = (hostname: string) => stack.call(calls.resolveHost, { hostname });
const loadAsVisitor = (hostname: string) => stack.call(calls.loadDomain, { hostname });

// These tests depend on each other, because the response for a host depends on all domains.
let first: string;
let second: string;

test('before a domain is published, every host gets the default one', async () => {
  const unnamed = { domainId: 'default', name: '', hostname: '', available: true };
  expect(await resolve('localhost')).toEqual(unnamed);
  await stack.call(calls.saveDomain, { domain: { name: 'Draft', hostnames: ['localhost'] } }, asAdmin());
  expect(await resolve('localhost')).toEqual(unnamed);
});

test('a listed host gets its domain, an unknown one the oldest that was ever published', async () => {
  const draft = (await stack.call(calls.loadDomain, {}, asAdmin())).domain;
  first = (await stack.call(calls.publishDomain, { domain: { ...draft, name: 'First' } }, asAdmin()))._id;
  second = (await publish('Second', ['second.example', 'www.second.example']))._id;
  await publish('Third', []);
  const canonicalHostname = 'second.example';
  for (const hostname of [canonicalHostname, 'www.second.example'])
    expect(await resolve(`${hostname.toUpperCase()}:8080`)).toEqual({
      ...{ domainId: second, name: 'Second', hostname, canonicalHostname, available: true },
    });
  const isDefault = { domainId: first, name: 'First', hostname: '', canonicalHostname: '', available: true };
  expect([await resolve('unknown.example'), await resolve('')]).toEqual([isDefault, isDefault]);
});

test('the hosts of an unpublished domain get no domain', async () => {
  await withdraw(second);
  for (const hostname of ['second.example', 'www.second.example']) {
    expect(await resolve(hostname)).toMatchObject({ domainId: second, available: false });
    await expect(loadAsVisitor(hostname)).rejects.toMatchObject({
      code: 'not-found',
      message: 'This website is not available.',
    });
  }
  expect(await resolve('localhost')).toMatchObject({ domainId: first, available: true });
  const editor = await stack.call(calls.loadDomain, { hostname: 'second.example' }, { as: stack.users.editor });
  expect(editor.domain).toMatchObject({ _id: second, published: false });
});

test('an unpublished domain publishes an event that hides everything of it', async () => {
  const changed = stack.events(siteConfig.events.changed);
  const { _id } = await publish('Announced', ['announced.example']);
  await withdraw(_id);
  const withdrawn = await changed.next(({ data, documentId }) => documentId === _id && data.withdrawn === true);
  expect(withdrawn.data).toMatchObject({ kind: 'domain', domainId: _id, live: true });
});

test('when the default domain is unpublished, unknown hosts get nothing, until it is published again', async () => {
  await withdraw(first);
  for (const hostname of ['localhost', 'unknown.example', ''])
    expect(await resolve(hostname)).toMatchObject({ domainId: first, available: false });
  const { domain } = await stack.call(calls.loadDomain, { hostname: 'localhost' }, asAdmin());
  await stack.call(calls.publishDomain, { domain }, asAdmin());
  expect(await resolve('unknown.example')).toMatchObject({ domainId: first, available: true });
});
