import type { SearchSettings } from '../../../proto/entities/search-settings.ts';
import { pages } from '../../../proto/pages.ts';
import { search } from '../../../proto/search.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { type DomainSearchSettings, SearchSettingsRows } from '../search-settings.ts';
import { searchService } from '../search.module.ts';

const { calls } = search;
const stack = useStack({
  services: [regionsService, pagesService, siteConfigService, searchService, rolesOfUsers],
  settings: { searchUrl: 'embedded:' },
});
let admin: CallAs;
let domainId: string;
let domains = 0;

beforeEach(() => {
  domains += 1;
  domainId = `domain-${domains}`;
  admin = { as: stack.users.admin, domainId };
});

const found = async (q: string, over: { region?: string; page?: number; size?: number; tag?: string } = {}) => {
  const { hits, total } = await stack.call(calls.query, { q, ...over }, { domainId });
  return { slugs: hits.map(({ slug }) => slug), total };
};
const slugsOf = async (q: string) => (await found(q)).slugs;
const suggestions = async (q: string) =>
  (await stack.call(calls.suggest, { q }, { domainId })).suggestions.map(({ title }) => title);
const missed = async (options: CallAs = admin) =>
  (await stack.call(calls.listMissed, {}, options)).searches.map(({ q, region, count }) => [q, region, count]);
const isEventually = (expected: unknown, read: () => Promise<unknown>) =>
  until(async () => JSON.stringify(await read()) === JSON.stringify(expected));

async function publishPage(slug: string, title: string): Promise<void> {
  const page = await stack.call(pages.calls.save, { page: { domainId, slug, header: { title } } }, admin);
  await stack.call(pages.calls.publish, { page: { _id: page._id, revision: page.revision } }, admin);
  await until(async () => (await slugsOf(title)).includes(slug));
}

async function publishSettings(settings: Partial<SearchSettings>): Promise<void> {
  const before = await stack.call(siteConfig.calls.loadSiteSettings, { domainId }, admin);
  const siteSettings = { ...before, search: { synonyms: [], pins: [], ...settings } };
  await stack.call(siteConfig.calls.publishSiteSettings, { siteSettings }, admin);
}

const pin = (query: string, href: string) => ({ query, link: { type: 'page' as const, href, text: '' } });

describe('synonyms', () => {
  test('of the published settings are used until settings without them are published', async () => {
    await publishPage('careers', 'Careers');
    expect(await slugsOf('jobs')).toEqual([]);
    await publishSettings({ synonyms: [['jobs', 'careers']] });
    await isEventually(['careers'], () => slugsOf('job'));
    await publishSettings({});
    await isEventually([], () => slugsOf('job'));
  });

  test('that were imported without an event are found after a rebuild', async () => {
    await publishPage('careers', 'Careers');
    await publishSettings({ synonyms: [['jobs', 'careers']] });
    await isEventually(['careers'], () => slugsOf('job'));
    const stores = await openStores(stack.settings.storeUrl, 'search');
    const rows = stores.collection<DomainSearchSettings>(SearchSettingsRows.spec);
    await rows.replace({ _id: domainId, revision: 0, synonyms: [], pins: [] });
    await stores.close();
    expect(await slugsOf('job')).toEqual([]);
    await stack.call(calls.rebuild, {}, admin);
    expect(await slugsOf('job')).toEqual(['careers']);
  });

  test('are not those of a draft or of another domain', async () => {
    await publishPage('careers', 'Careers');
    const before = await stack.call(siteConfig.calls.loadSiteSettings, { domainId }, admin);
    const siteSettings = { ...before, search: { synonyms: [['jobs', 'careers']], pins: [] } };
    await stack.call(siteConfig.calls.saveSiteSettings, { siteSettings }, admin);
    await publishPage('marker', 'Marker');
    expect(await slugsOf('jobs')).toEqual([]);
    domainId = 'domain-of-another';
    expect(await slugsOf('jobs')).toEqual([]);
  });

  test('of one word, or of too many, are refused', async () => {
    await expect(publishSettings({ synonyms: [['jobs']] })).rejects.toMatchObject({ code: 'invalid' });
    const many = Array.from({ length: 11 }, (_, index) => `word${index}`);
    await expect(publishSettings({ synonyms: [many] })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a pinned page', () => {
  test('comes first for its search in any form, once, and for no other', async () => {
    await publishPage('old-claims', 'Claims');
    await publishPage('new-claims', 'How to claim');
    await publishPage('other', 'Something else');
    await publishSettings({ pins: [pin('claims', '/other'), pin('making a claim', '/new-claims')] });
    await isEventually('other', async () => (await slugsOf('claims'))[0]);
    const { slugs, total } = await found('the claim');
    expect([slugs[0], slugs.length, total]).toEqual(['other', 3, 3]);
    expect((await slugsOf('else'))[0]).toBe('other');
    expect((await slugsOf('making claims'))[0]).toBe('new-claims');
  });

  test('is shown on one page of the results', async () => {
    for (const number of [1, 2, 3]) await publishPage(`guide-${number}`, `Guide ${number}`);
    await publishPage('pinned', 'Pinned');
    await publishSettings({ pins: [pin('guide', '/pinned')] });
    await isEventually('pinned', async () => (await slugsOf('guide'))[0]);
    const parts = [await found('guide', { size: 2 }), await found('guide', { size: 2, page: 2 })];
    expect(parts.map(({ total }) => total)).toEqual([4, 4]);
    expect(parts.flatMap(({ slugs }) => slugs).sort()).toEqual(['guide-1', 'guide-2', 'guide-3', 'pinned']);
  });

  test('is left out if a filter excludes it, or if it is not published', async () => {
    await publishPage('guide', 'Guide');
    await publishSettings({ pins: [pin('guide', '/nowhere'), pin('guide', '/guide')] });
    expect(await slugsOf('guide')).toEqual(['guide']);
    expect(await found('guide', { region: 'nz' })).toEqual({ slugs: [], total: 0 });
  });
});

describe('suggestions', () => {
  test('are pages with the beginning of a word, at most six', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await publishPage(`leave-${number}`, `Leave ${number}`);
    await publishPage('parental', 'Parental leave');
    expect(await suggestions('paren')).toEqual(['Parental leave']);
    expect(await suggestions('leav')).toHaveLength(6);
    expect(await suggestions('p')).toEqual([]);
    expect(await suggestions('   ')).toEqual([]);
  });

  test('are not recorded as searches', async () => {
    expect(await suggestions('zebra')).toEqual([]);
    expect(await missed()).toEqual([]);
  });
});

describe('a search without a result', () => {
  test('is counted for editors, by its words and region, most frequent first', async () => {
    await found('pet insurance');
    await found('zebra', { region: 'nz' });
    await found('  PET  insurance?');
    expect(await missed()).toEqual([
      ['pet insurance', '', 2],
      ['zebra', 'nz', 1],
    ]);
  });

  test('is shown without its beginnings, which are searched while it is typed', async () => {
    for (const q of ['zeb', 'zebr', 'zebra']) await found(q);
    await found('zeb', { region: 'nz' });
    expect((await missed()).sort()).toEqual([
      ['zeb', 'nz', 1],
      ['zebra', '', 1],
    ]);
  });

  test('is not counted if it was filtered, is an editor’s own, or may be personal', async () => {
    await found('zebra', { tag: 'animals' });
    await stack.call(calls.query, { q: 'zebra' }, admin);
    await found('mere@example.org');
    await found('policy 12345678');
    expect(await missed()).toEqual([]);
  });

  test('is shown and dismissed by those who may change the site settings, in their domain', async () => {
    await found('zebra');
    const [search] = (await stack.call(calls.listMissed, {}, admin)).searches;
    const { _id } = search!;
    const elsewhere = { ...admin, domainId: 'another' };
    expect(await missed(elsewhere)).toEqual([]);
    await expect(stack.call(calls.dismissMissed, { _id }, elsewhere)).rejects.toMatchObject({ code: 'not-found' });
    await expect(stack.call(calls.listMissed, {}, { domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(stack.call(calls.dismissMissed, { _id }, { domainId })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await missed()).toEqual([['zebra', '', 1]]);
    await stack.call(calls.dismissMissed, { _id }, admin);
    expect(await missed()).toEqual([]);
  });
});
