import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { startStack, type CallAs, type Stack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { identity } from '../../proto/identity.ts';
import { accessTokenVerifier } from '../../services/kit/token/access-token.ts';
import { loadVerificationKeys } from '../../services/kit/token/token-keys.ts';
import { selectDemoRegions } from './regions.ts';
import { seedSite, type CallAsAdmin } from './seed-site.ts';

const domainId = 'default';
const password = 'a password for the demo';
let stack: Stack;
let admin: CallAs;
let publisher: CallAs;

beforeAll(async () => {
  stack = await startStack({ services });
  admin = { as: stack.users.admin, domainId };
  const call: CallAsAdmin = (call, input) => stack.call(call, input, { ...admin, timeoutMs: 60_000 });
  const files = openFiles(stack.settings.filesUrl);
  await seedSite({ call, files }, domainId, password, selectDemoRegions('nz,sg'));
  publisher = { domainId, as: await signedIn('nz.publisher') };
});
afterAll(() => stack?.stop());

async function signedIn(username: string) {
  const { token } = await stack.call(identity.calls.login, { username, password });
  const { accessToken } = await stack.call(identity.calls.openSession, { token });
  const verify = accessTokenVerifier(await loadVerificationKeys(stack.settings.tokenPublicKeyFile));
  return verify(accessToken);
}

const regionOf = async (prefix: string) =>
  (await stack.call(regions.calls.loadRegions, { domainId }, admin)).find(({ slugPrefix }) => slugPrefix === prefix)!;
const pageOf = (slug: string) => stack.call(pages.calls.load, { slug, domainId }, admin);

const actions: Record<string, (prefix: string) => Promise<unknown>> = {
  'edits a page': async (prefix) =>
    stack.call(pages.calls.save, { page: { ...(await pageOf(`${prefix}/about`)), title: 'Mine' } }, publisher),
  'publishes a page': async (prefix) => {
    const { _id, revision } = await pageOf(`${prefix}/about`);
    return stack.call(pages.calls.publish, { page: { _id, revision } }, publisher);
  },
  'creates and publishes a new page': async (prefix) => {
    const { _id: region } = await regionOf(prefix);
    const page = { domainId, slug: 'mine', header: { title: 'Mine' }, region: { _id: region } };
    const { _id, revision } = await stack.call(pages.calls.save, { page }, publisher);
    return stack.call(pages.calls.publish, { page: { _id, revision } }, publisher);
  },
  'publishes the navigation': async (prefix) => {
    const nav = await stack.call(siteConfig.calls.loadRegionNav, { domainId, region: prefix }, admin);
    return stack.call(siteConfig.calls.publishNav, { nav }, publisher);
  },
  'adds a sub nav': (prefix) =>
    stack.call(siteConfig.calls.addSubNav, { domainId, region: prefix, name: 'Mine' }, publisher),
  'publishes the region': async (prefix) =>
    stack.call(regions.calls.publishRegion, { region: await regionOf(prefix) }, publisher),
};

test.each(Object.keys(actions))('the publisher of New Zealand %s there, but in no other region', async (name) => {
  await expect(actions[name]!('sg')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(actions[name]!('nz')).resolves.toBeTruthy();
});

test('the publisher of New Zealand cannot change documents of the whole site', async () => {
  const { revision } = await stack.call(siteConfig.calls.loadSiteSettings, { domainId }, admin);
  for (const change of [
    () => stack.call(siteConfig.calls.saveSiteSettings, { siteSettings: { domainId, revision } }, publisher),
    () => stack.call(siteConfig.calls.addPageBanner, { domainId, name: 'Mine', content: '' }, publisher),
    () => stack.call(siteConfig.calls.saveNav, { nav: { domainId, revision: 1 } }, publisher),
  ])
    await expect(change()).rejects.toMatchObject({ code: 'forbidden' });
});
