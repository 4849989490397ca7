import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractLinks } from '../../proto/content.ts';
import { findInContent } from '../../proto/publish-checks/checks.ts';
import { defaultPolicies } from '../../proto/publish-checks/policies.ts';
import { type PageType, PageContent, templateNames, templates } from '../../proto/entities/page.ts';
import { reservedSegments } from '../../proto/values.ts';
import { samples } from './style-guide/samples.ts';
import { banners } from './add-site-documents.ts';
import { type DemoPage, pagesOf } from './demo-pages.ts';
import { type DemoRegion, demoRegions, selectDemoRegions } from './regions.ts';
import { chapters } from './style-guide/style-guide-pages.ts';

const NOW = new Date('2031-05-03T12:00:00.000Z');
const all = demoRegions.flatMap((region) =>
  pagesOf(region, NOW).map((page) => ({ region, page, address: `/${page.slug}` })),
);
const isOfGuide = ({ slug }: DemoPage) => slug.startsWith('au/style-guide');
const reachedIn = (region: DemoRegion) => pagesOf(region, NOW).filter((page) => !isOfGuide(page));
const addresses = new Set(all.map(({ address }) => address));

test.each(demoRegions.map((region) => [region.slugPrefix, reachedIn(region)] as const))(
  'the pages of %s show all templates and both themes',
  (_region, pages) => {
    expect(new Set(pages.map(({ template }) => template))).toEqual(new Set(templateNames));
    expect(new Set(pages.map(({ theme }) => theme ?? 'standard'))).toEqual(new Set(['standard', 'darkSlate']));
  },
);

test('the style guide shows each block in one of its chapters', () => {
  const guide = all.filter(({ page }) => page.slug.startsWith('au/style-guide/'));
  const shown = new Set(guide.flatMap(({ page }) => [...valuesNamed('componentType', page)]));
  expect(Object.keys(samples).filter((componentType) => !shown.has(componentType))).toEqual([]);
});

test('no link leads visitors to the style guide, and it is hidden from search engines', () => {
  const guide = all.filter(({ page }) => isOfGuide(page));
  expect(guide.length).toBe(2 * (1 + chapters.length));
  expect(guide.filter(({ page }) => !page.hideFromSitemap || !page.hideFromRobots)).toEqual([]);
});

test('the checks before publishing find nothing in a page that visitors reach', () => {
  const reached = all.filter(({ page }) => !isOfGuide(page));
  const findings = reached.flatMap(({ page, address }) =>
    findInContent(page, defaultPolicies).map(
      ({ check, item, what }) => `${address} ${item.join('.')} ${check} ${what}`,
    ),
  );
  expect(findings).toEqual([]);
});

test('no two pages that visitors reach have the same description', () => {
  const descriptions = all.filter(({ page }) => !isOfGuide(page)).map(({ page }) => page.description);
  expect(descriptions.filter((one, at) => one && descriptions.indexOf(one) !== at)).toEqual([]);
});

test('every address exists once, and in all regions unless it is an article', () => {
  expect(addresses.size).toBe(all.length);
  const namesIn = (prefix: string) =>
    all
      .filter(({ region, page }) => region.slugPrefix === prefix && page.pageType === 'page' && !isOfGuide(page))
      .map(({ page }) => page.slug.slice(prefix.length));
  for (const { slugPrefix } of demoRegions) expect(namesIn(slugPrefix)).toEqual(namesIn('au'));
});

test.each(demoRegions.map((region) => [region.slugPrefix, region] as const))(
  'every link of %s leads to an existing page and anchor',
  (_prefix, region) => {
    const around = [region.navigation, region.footer, region.subNavs];
    const pages = reachedIn(region);
    const hrefs = [...around, ...pages].flatMap((part) => [...extractLinks(part), ...linksInText(part)]);
    expect(hrefs.filter((href) => isInternal(href) && !leadsSomewhere(href, region.slugPrefix))).toEqual([]);
  },
);

test('a link has a text that describes its target', () => {
  const vague = /^(read more|learn more|more|here|click here|find out more|details)\.?$/i;
  const texts = demoRegions.flatMap((region) =>
    [region.navigation, region.footer, ...reachedIn(region)].flatMap((part) => [...valuesNamed('text', part)]),
  );
  expect(texts.filter((text) => vague.test(text))).toEqual([]);
});

test('every page is valid, with a template of its type', () => {
  for (const { page } of all) {
    expect(PageContent.safeParse({ ...page, domainId: 'd' }).error?.issues).toBeUndefined();
    expect(templates[page.template as keyof typeof templates] as readonly PageType[]).toContain(page.pageType);
  }
});

test('the keys of a page are unique on it', () => {
  for (const { page, address } of all) {
    const keys = [...valuesNamed('key', page)];
    expect([address, keys.filter((key, index) => keys.indexOf(key) !== index)]).toEqual([address, []]);
  }
});

test('the sub navs and banners that pages name come with the demo', () => {
  const names = banners.map(({ name }) => name);
  for (const { region, page } of all) {
    const subNavs = region.subNavs.map(({ name }) => name);
    if (page.subNav !== undefined) expect(subNavs).toContain(page.subNav);
    if (page.banner !== undefined) expect(names).toContain(page.banner);
  }
});

test('events are in the future on working days, and articles in the past, whenever the demo is added', () => {
  const dated = all.flatMap(({ page }) =>
    page.header.date ? [{ page, date: new Date(page.header.date as string) }] : [],
  );
  expect(dated.length).toBeGreaterThan(25);
  for (const { page, date } of dated) {
    expect([0, 6]).not.toContain(date.getUTCDay());
    expect([page.slug, date > NOW]).toEqual([page.slug, page.pageType === 'event']);
  }
});

test('README.md names its regions', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8').replace(/\s+/g, ' ');
  for (const { region } of demoRegions) expect(readme).toContain(region.name);
});

test('a listing has a second page', () => {
  const room = all.find(({ address }) => address === '/au/reading-room')!.page;
  const listed = all.filter(
    ({ region, page }) => region.slugPrefix === 'au' && room.articleTypes?.some((type) => type === page.pageType),
  );
  expect(listed.length).toBeGreaterThan(12);
});

const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#');

function leadsSomewhere(href: string, prefix: string): boolean {
  const [address = '', anchor] = href.split('#') as [string, string?];
  const path = address.replace(/\?.*$/, '');
  const page = path.split('/')[1] === prefix ? path : `/${prefix}${path}`;
  if (reservedSegments.includes(path.split('/')[1]!)) return true;
  return addresses.has(page) && (anchor === undefined || anchorsOf(page).includes(anchor));
}

const anchorsOf = (address: string) => {
  const page = all.find((one) => one.address === address)!.page as DemoPage;
  return [page.contents, page.articleContents ?? []].flatMap((items) =>
    items.flatMap((item) => (item.componentType === 'Anchor' ? [item.id as string] : [])),
  );
};

const linksInText = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/<a href=\\"([^"\\]*)\\"/g)].map(([, href]) => href!);

function* valuesNamed(name: string, part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [field, value] of Object.entries(part)) {
    if (field === name && typeof value === 'string') yield value;
    else yield* valuesNamed(name, value);
  }
}

describe('the regions of the demo to add', () => {
  const prefixes = (names?: string) => selectDemoRegions(names).map(({ slugPrefix }) => slugPrefix);

  test('are all, or those named', () => {
    expect([prefixes(), prefixes(''), prefixes('sg,au')]).toEqual([
      ['au', 'nz', 'sg', 'uk'],
      ['au', 'nz', 'sg', 'uk'],
      ['au', 'sg'],
    ]);
  });

  test('are none if a name is wrong', () => {
    expect(() => prefixes('au,fr')).toThrow('The demo has no region fr. There are au, nz, sg, uk.');
  });
});
