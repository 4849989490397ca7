import { defaultGrants, type Grant } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, startStack, useStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { addRegions } from './site-config-fixtures.ts';

const { calls } = siteConfig;
const domainId = 'tern';
const forbidden = (message: string) => ({ code: 'forbidden', message });
const stack = useStack({ services: [siteConfigService, regionsService] });
let admin: CallAs;
let editor: CallAs;
/** Has all rights in New Zealand and none elsewhere. */
let nz: CallAs;

beforeAll(async () => {
  admin = { domainId, as: stack.users.admin };
  editor = { domainId, as: stack.users.editor };
  const [, regionId] = await addRegions(stack, admin, ['au', 'nz']);
  nz = { domainId, as: holding(...regional(regionId!)) };
});

const holding = (...grants: Grant[]) => userFixture({ username: 'niko', roles: ['nz'], grants });
const regional = (regionId: string): Grant[] => [
  { capability: 'navigation', regionIds: [regionId] },
  { capability: 'footer', regionIds: [regionId] },
  { capability: 'subNavs', regionIds: [regionId] },
];

describe.each([
  [
    'navigation',
    (region: string | undefined, as: CallAs) =>
      stack.call(calls.publishNav, { nav: { domainId, region, revision: 0 } }, as),
  ],
  [
    'footer',
    (region: string | undefined, as: CallAs) =>
      stack.call(calls.publishFooter, { footer: { domainId, region, revision: 0 } }, as),
  ],
] as const)('the %s', (what, publish) => {
  test('of a region requires the right for that region', async () => {
    await expect(publish('au', nz)).rejects.toMatchObject(forbidden(`You may not change the ${what} in AU.`));
    await expect(publish(undefined, nz)).rejects.toMatchObject(
      forbidden(`You may not change the ${what} of the whole site.`),
    );
    expect(await publish('nz', nz)).toMatchObject({ region: 'nz', published: true });
    expect(await publish('au', editor)).toMatchObject({ region: 'au' });
  });

  test('needs no confirmation where another role gives the right, and one elsewhere', async () => {
    const grants: Grant[] = [{ capability: 'navigation' }, { capability: 'footer' }];
    const withheld = { roles: [], admin: false, grants, exempt: nz.as!.grants };
    const late = { domainId, as: userFixture({ username: 'lena', grants, withheld, secondFactor: 'expired' }) };
    await expect(publish('nz', late)).rejects.toMatchObject({ code: 'conflict' });
    for (const region of ['au', undefined])
      await expect(publish(region, late)).rejects.toMatchObject({ code: 'second-factor' });
  });

  test('of an unknown region is not found, and none is stored', async () => {
    await expect(publish('zz', admin)).rejects.toMatchObject({
      code: 'not-found',
      message: 'There is no region with the prefix zz.',
    });
  });

  test('stores no fields of permissions or of the store', async () => {
    const sent = {
      domainId,
      note: 'kept',
      editorRoles: ['x'],
      publisherRoles: ['x'],
      viewerRoles: ['x'],
      _keys: {},
      published: true,
    };
    const load = what === 'navigation' ? calls.loadNav : calls.loadFooter;
    const { revision } = await stack.call(load, { domainId }, editor);
    const document = { ...sent, revision };
    const saved =
      what === 'navigation'
        ? await stack.call(calls.saveNav, { nav: document }, editor)
        : await stack.call(calls.saveFooter, { footer: document }, editor);
    expect(saved).toMatchObject({ note: 'kept', published: false });
    for (const field of ['editorRoles', 'publisherRoles', 'viewerRoles', '_keys'])
      expect(saved).not.toHaveProperty(field);
  });
});

test('the navigation of a region cannot be changed while the regions are unavailable', async () => {
  const alone = await startStack({ services: [siteConfigService] });
  const nav = { domainId, region: 'au' };
  await expect(alone.call(calls.saveNav, { nav }, { ...admin, timeoutMs: 5000 })).rejects.toMatchObject({
    code: 'unavailable',
  });
  await alone.stop();
});

describe('a sub nav', () => {
  test('can be moved with the right for both regions', async () => {
    const add = (region: string, name: string, as: CallAs) =>
      stack.call(calls.addSubNav, { domainId, region, name }, as);
    await expect(add('au', 'Ours', nz)).rejects.toMatchObject(forbidden('You may not change sub navigations in AU.'));
    await expect(add('zz', 'Ours', admin)).rejects.toMatchObject({ code: 'not-found' });
    const ours = await add('nz', 'Ours', nz);
    const theirs = await add('au', 'Theirs', editor);
    const save = (subNav: object, as: CallAs) => stack.call(calls.saveSubNav, { subNav: subNav as never }, as);
    await expect(save({ ...ours, region: 'au' }, nz)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ ...theirs, region: 'nz' }, nz)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ ...ours, region: '' }, nz)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(stack.call(calls.removeSubNav, { _id: theirs._id }, nz)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await save({ ...theirs, region: 'nz', name: 'Moved' }, editor)).toMatchObject({ region: 'nz' });
    expect(await stack.call(calls.removeSubNav, { _id: ours._id }, nz)).toEqual({ _id: ours._id });
  });
});

/** Documents of the whole site, each with a call that changes it. */
const siteWide: Record<string, (as: CallAs, of?: string) => Promise<unknown>> = {
  siteSettings: async (as, of = domainId) => {
    const { revision } = await stack.call(calls.loadSiteSettings, { domainId }, editor);
    return stack.call(calls.publishSiteSettings, { siteSettings: { domainId: of, revision } }, as);
  },
  redirects: (as, of = domainId) =>
    stack.call(calls.publishRedirect, { redirect: { domainId: of, from: `/old-${++count}`, to: '/new' } }, as),
  banners: (as, of = domainId) => stack.call(calls.addPageBanner, { domainId: of, name: 'Sale', content: '' }, as),
  domains: (as) =>
    stack.call(calls.publishDomain, { domain: { name: 'Tern', hostnames: [`tern-${++count}.example`] } }, as),
};
let count = 0;

test.each(Object.keys(siteWide))(
  '%s can be changed by every editor, unless the capability is missing',
  async (capability) => {
    const change = siteWide[capability]!;
    await change(editor);
    const without = holding(...defaultGrants.filter((grant) => grant.capability !== capability));
    await expect(change({ domainId, as: without })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change(nz)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change({ domainId, as: userFixture({ roles: [] }) })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change({ domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

test.each(['siteSettings', 'redirects', 'banners'])(
  '%s of another domain than that of the request are refused even to administrators',
  async (what) => {
    await expect(siteWide[what]!(admin, 'zzz')).rejects.toMatchObject({ code: 'not-found' });
    await expect(siteWide[what]!(editor, 'zzz')).rejects.toMatchObject({ code: 'not-found' });
  },
);
