import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { partialService } from '../../kit/testing/partial-service.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';

const { calls } = siteConfig;

const noPages = partialService(
  pages,
  handle(pages.calls.findByRegion, {}, async () => []),
);

const stack = useStack({ services: [siteConfigService, regionsService, noPages] });
let domainId: string;
let as: CallAs;
let visitor: CallAs;
let domains = 0;

beforeEach(() => {
  domainId = `domain-${++domains}`;
  as = { domainId, as: stack.users.editor };
  visitor = { domainId };
});

type Kind = 'pageBanner' | 'subNav' | 'redirect' | 'siteSettings' | 'nav';
const restore = (kind: Kind, _id: string, revision?: number, options = as) =>
  stack.call(calls.restoreDocument, { kind, _id, revision }, options);
const list = (kind?: Kind, options = as) => stack.call(calls.listDeleted, { kind }, options);
const addRegion = (name: string, slugPrefix: string) =>
  stack.call(regions.calls.createRegion, { region: { name, slugPrefix } }, as);

describe('a deleted page banner', () => {
  test('is a draft once it is restored, which visitors do not see', async () => {
    const banner = await stack.call(calls.addPageBanner, { domainId, name: 'Storm', content: '<p>Wind</p>' }, as);
    await stack.call(calls.publishPageBanner, { domainId, banner }, as);
    expect(await stack.call(calls.listPageBanners, { domainId }, visitor)).toHaveLength(1);
    await stack.call(calls.deletePageBanner, { domainId, banner: { _id: banner._id } }, as);
    await restore('pageBanner', banner._id);
    expect(await stack.call(calls.listPageBanners, { domainId }, visitor)).toEqual([]);
    expect(await stack.call(calls.listPageBanners, { domainId }, as)).toMatchObject([
      { _id: banner._id, content: '<p>Wind</p>', revision: 4, published: false },
    ]);
  });
});

describe('a deleted sub nav', () => {
  const add = (name: string, region = '') => stack.call(calls.addSubNav, { domainId, region, name }, as);
  const remove = (_id: string) => stack.call(calls.removeSubNav, { _id }, as);

  test('is refused while another one of its region has its name', async () => {
    const { _id } = await add('Families');
    await remove(_id);
    await add('families');
    await expect(restore('subNav', _id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is a sub nav named families in this region already.',
    });
  });

  test('is refused while its region is deleted', async () => {
    const region = await addRegion('Fiji', 'fj');
    const { _id } = await add('Families', 'fj');
    await remove(_id);
    await stack.call(regions.calls.deleteRegion, { regionId: region._id }, as);
    let refusal: { message?: string } = {};
    await until(async () => {
      refusal = await restore('subNav', _id).then(
        () => remove(_id).then(() => ({})),
        (error: Error) => error,
      );
      return refusal.message !== undefined;
    });
    expect(refusal).toMatchObject({
      code: 'conflict',
      message: 'There is no region with the prefix fj any more: restore it first.',
    });
  });

  test('of one region is neither listed for nor restored by users of another one', async () => {
    const [fj, nz] = [await addRegion('Fiji', 'fj'), await addRegion('New Zealand', 'nz')];
    const { _id } = await add('Families', 'fj');
    await remove(_id);
    const of = ({ _id: regionId }: { _id: string }) => ({
      ...as,
      as: userFixture({ username: 'niko', grants: [{ capability: 'subNavs', regionIds: [regionId] }] }),
    });
    expect(await list('subNav', of(nz))).toEqual({ documents: [], total: 0 });
    await expect(restore('subNav', _id, undefined, of(nz))).rejects.toMatchObject({ code: 'forbidden' });
    expect((await list('subNav', of(fj))).total).toBe(1);
    expect(await restore('subNav', _id, undefined, of(fj))).toEqual({ _id, revision: 3 });
  });
});

describe('a deleted redirect', () => {
  const save = (from: string, to: string) => stack.call(calls.saveRedirect, { redirect: { domainId, from, to } }, as);

  test('is restored as a draft, without effect for visitors', async () => {
    const { _id } = await save('/old', '/new');
    await stack.call(calls.deleteRedirect, { _id }, as);
    expect((await list('redirect')).documents).toMatchObject([{ name: '/old', _id }]);
    await restore('redirect', _id);
    expect((await stack.call(calls.loadRedirects, { domainId }, as)).redirects).toMatchObject([
      { _id, from: '/old', published: false },
    ]);
    expect(await stack.call(calls.listRedirects, { domainId }, visitor)).toEqual([]);
  });

  test('is refused if it would close a circle or its address redirects already', async () => {
    const [circle, taken] = [await save('/a', '/b'), await save('/c', '/d')];
    for (const { _id } of [circle, taken]) await stack.call(calls.deleteRedirect, { _id }, as);
    await save('/b', '/a');
    await save('/c', '/e');
    await expect(restore('redirect', circle._id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(restore('redirect', taken._id)).rejects.toMatchObject({
      code: 'conflict',
      message: '/c already redirects to another address.',
    });
  });
});

describe('an older revision', () => {
  test('of the navigation becomes the draft, and visitors see the published version', async () => {
    const first = await stack.call(calls.publishNav, { nav: { domainId, topSearch: ['first'] } }, as);
    const nav = { domainId, topSearch: ['second'], revision: first.revision };
    const second = await stack.call(calls.publishNav, { nav }, as);
    await restore('nav', second._id, 1);
    expect((await stack.call(calls.loadNav, { domainId }, as)).topSearch).toEqual(['first']);
    expect((await stack.call(calls.loadNav, { domainId }, visitor)).topSearch).toEqual(['second']);
  });

  test('of the site settings is found under the _id that clients use', async () => {
    const { revision } = await stack.call(calls.saveSiteSettings, { siteSettings: { domainId, title: 'First' } }, as);
    await stack.call(calls.saveSiteSettings, { siteSettings: { domainId, title: 'Second', revision } }, as);
    expect(await restore('siteSettings', 'siteSettings', 1)).toEqual({ _id: 'siteSettings', revision: 3 });
    expect((await stack.call(calls.loadSiteSettings, { domainId }, as)).title).toBe('First');
  });
});

test('deleted documents of several kinds are listed together, latest deletion first, for one domain', async () => {
  const banner = await stack.call(calls.addPageBanner, { domainId, name: 'Storm' }, as);
  const subNav = await stack.call(calls.addSubNav, { domainId, name: 'Families' }, as);
  await stack.call(calls.deletePageBanner, { domainId, banner: { _id: banner._id } }, as);
  await stack.call(calls.removeSubNav, { _id: subNav._id }, as);
  const { documents, total } = await list();
  expect(total).toBe(2);
  expect(
    documents
      .map(({ deletedAt }) => deletedAt)
      .toSorted()
      .reverse(),
  ).toEqual(documents.map(({ deletedAt }) => deletedAt));
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['pageBanner', 'subNav']);
  const elsewhere = { ...as, domainId: 'elsewhere' };
  expect((await list(undefined, elsewhere)).total).toBe(0);
  await expect(restore('pageBanner', banner._id, undefined, elsewhere)).rejects.toMatchObject({ code: 'not-found' });
});
