import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { useStack, type CallAs } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { identity } from '../../proto/identity.ts';
import { accessTokenVerifier } from '../../services/kit/token/access-token.ts';
import { loadVerificationKeys } from '../../services/kit/token/token-keys.ts';
import { selectDemoRegions } from './regions.ts';
import { seedSite, type CallAsAdmin } from './seed-site.ts';

const domainId = 'default';
const password = 'a password for the demo';
const stack = useStack({ services });
let admin: CallAs;
let publisher: CallAs;
let call: CallAsAdmin;

beforeAll(async () => {
  admin = { as: stack.users.admin, domainId };
  call = (call, input) => stack.call(call, input, { ...admin, timeoutMs: 60_000 });
  const files = openFiles(stack.settings.filesUrl);
  await seedSite({ call, files }, domainId, password, selectDemoRegions('nz,sg'));
  publisher = { domainId, as: await signedIn('nz.publisher') };
});

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

test('a new role that may edit and publish the news of New Zealand does so, and publishes nothing else', async () => {
  const { _id: regionId } = await regionOf('nz');
  const grants = (['pages.edit', 'pages.publish'] as const).map((capability) => ({
    capability,
    regionIds: [regionId],
    pageTypes: ['news' as const],
  }));
  const role = await call(identity.calls.saveRole, { role: { name: 'News NZ', admin: false, grants } });
  const { link } = await call(identity.calls.inviteUser, { newUser: { username: 'mere', email: 'mere@x.example' } });
  const token = new URL(link).searchParams.get('token')!;
  await call(identity.calls.setPassword, { email: 'mere@x.example', password, token });
  const { users } = await call(identity.calls.listUsers, {});
  const { _id } = users.find(({ username }) => username === 'mere')!;
  await call(identity.calls.applyRolesToUser, { selectedUser: { _id }, roles: [role._id] });
  const mere: CallAs = { domainId, as: await signedIn('mere') };

  const publish = async (slug: string) => {
    const { _id: page, revision } = await pageOf(slug);
    return stack.call(pages.calls.publish, { page: { _id: page, revision } }, mere);
  };
  const { articles } = await stack.call(pages.calls.filterArticles, { pageTypes: ['news'], regionPrefix: 'nz' }, admin);
  await expect(publish(articles[0]!.slug)).resolves.toMatchObject({ published: true });
  const page = {
    domainId,
    slug: 'hers',
    pageType: 'news' as const,
    template: 'article' as const,
    header: { title: 'Hers' },
    region: { _id: regionId },
  };
  const { slug } = await stack.call(pages.calls.save, { page }, mere);
  await expect(publish(slug)).resolves.toMatchObject({ published: true });
  await expect(publish('nz/about')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(publish('sg/about')).rejects.toMatchObject({ code: 'forbidden' });
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
