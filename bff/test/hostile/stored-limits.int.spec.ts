import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { FooterContent } from '../../../proto/entities/footer.ts';
import { NavContent } from '../../../proto/entities/nav.ts';
import { PageContent, templateNames, templates } from '../../../proto/entities/page.ts';
import { PageBannerContent } from '../../../proto/entities/page-banner.ts';
import { RedirectContent } from '../../../proto/entities/redirect.ts';
import { RegionContent } from '../../../proto/entities/region.ts';
import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import { captureLog } from '../../../services/kit/testing/captured-log.ts';
import { editingAt, type Editing } from '../editing.ts';
// Not shared, so that the spec observes its log.
import { startSite, type Site } from '../start-site.ts';
import { hostilePage } from './hostile-page.ts';
import { seededPage } from './seeded-page.ts';
import { valueAtLimits } from './values-at-limits.ts';

/** Exceeds the length of any id, name, tag, title, address or text that services accept in a query. */
const LENGTH = 2500;

const texts: [what: string, text: string][] = [
  ['a word', 'x'.repeat(LENGTH)],
  ['letters that are longer in lower case', 'İ'.repeat(LENGTH)],
  ['an address', `/au/${'x'.repeat(LENGTH)}`],
  ['a URL', `https://example.org/${'x'.repeat(LENGTH)}`],
  ['a rich text', `<p>A<img src="/img/${'x'.repeat(150)}"><a href="/file/${'x'.repeat(150)}">b</a></p>`],
];

let site: Site;
let editor: Editing;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  log = captureLog('error');
  site = await startSite();
  editor = await editingAt(site);
});
afterAll(async () => {
  log.stop();
  await site?.stop();
});
afterEach(() => expect(log.lines.splice(0)).toEqual([]));

test.each(texts)(
  'no page fails for visitors or editors while every field of every document has %s at its limit or beyond',
  async (_, text) => {
    const n = texts.findIndex(([, one]) => one === text);
    const prefix = `r${n}`;
    const around = await publishAround(prefix, text);
    const slugs: string[] = [];
    for (const template of templateNames) {
      // Each text takes another page type of the template.
      const pageType = templates[template][n % templates[template].length]!;
      const slug = `${prefix}/${pageType}-${template}`.toLowerCase();
      const page = { ...pageAtLimits(text, n), ...around, pageType, template };
      slugs.push((await editor.aPage(slug, 'Page', page)).slug);
    }
    expect(await failures(prefix, slugs)).toEqual([]);
  },
  300_000,
);

const PAGES = 60;

test(`most of ${PAGES} pages of the demo with hostile texts are accepted, and none of them fails`, async () => {
  const { domainId, cookie } = editor;
  const { seed } = fc.readConfigureGlobal();
  const took: number[] = [];
  const found: string[] = [];
  let accepted = 0;
  for (const [n, content] of fc.sample(seededPage, { numRuns: PAGES, seed }).entries()) {
    const slug = `hostile/page-${n}`;
    const saved = await site.post('/api/page/save', { page: { ...content, domainId, slug } }, cookie);
    if (saved.status >= 500) found.push(`${saved.status} ${JSON.stringify(content).slice(0, 300)}`);
    if (saved.status !== 200) continue;
    accepted += 1;
    const { _id, revision, slug: address } = saved.json;
    const published = await site.post('/api/page/publishPage', { page: { _id, revision } }, cookie);
    if (published.status >= 500) found.push(`${published.status} publish ${address}`);
    for (const headers of [{}, cookie]) {
      const startedAt = performance.now();
      const { status } = await site.get(`/${address}`, headers);
      if (!('cookie' in headers)) took.push(performance.now() - startedAt);
      if (status >= 500 || (published.status === 200 && status !== 200)) found.push(`${status} /${address}`);
    }
  }
  took.sort((a, b) => a - b);
  const at = (part: number) => Math.round(took[Math.floor(took.length * part)]!);
  process.stdout.write(`${accepted} of ${PAGES} accepted; visitors waited p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(PAGES * 0.6);
}, 300_000);

/** Publishes site documents and returns the fields with which a page refers to them. */
async function publishAround(prefix: string, text: string) {
  const { domainId, write, cookie } = editor;
  const current = async (path: string) => (await site.get(`/api${path}?domainId=${domainId}`, cookie)).json;
  const atLimits = valueAtLimits(SiteSettingsContent, text);
  const { _id, revision } = await write('/regions/createRegion', {});
  const named = { slugPrefix: prefix, code: prefix, timeZone: '' };
  const region = { ...valueAtLimits(RegionContent, text), domainId, _id, revision, ...named };
  await write('/regions/publishRegion', { region });
  for (const scope of ['', prefix]) {
    const at = scope === '' ? {} : { region: scope };
    const stored = async (path: string) => (scope === '' ? current(path) : { domainId, ...at });
    await write('/site/publishNav', {
      nav: {
        ...(await stored('/site/loadNav')),
        ...valueAtLimits(NavContent, text),
        domainId,
        region: scope || undefined,
      },
    });
    await write('/site/publishFooter', {
      footer: {
        ...(await stored('/site/loadFooter')),
        ...valueAtLimits(FooterContent, text),
        domainId,
        region: scope || undefined,
      },
    });
  }
  const settings = await current('/siteSettings/loadSiteSettings');
  await write('/siteSettings/publishSiteSettings', {
    siteSettings: {
      ...settings,
      ...atLimits,
      domainId,
      measurement: undefined,
      search: undefined,
      redirects: undefined,
    },
    overPage: true,
  });
  // The service prepends a slash to an address, which makes it longer.
  const to = `/${valueAtLimits(RedirectContent, text).to}`.slice(0, 2000);
  const redirect = { ...valueAtLimits(RedirectContent, text), domainId, from: `/${prefix}/old`, to };
  await write('/siteSettings/publishRedirect', { redirect: await write('/siteSettings/saveRedirect', { redirect }) });
  const banner = await write('/pageBanners/addNew', { ...valueAtLimits(PageBannerContent, text), domainId });
  await write('/pageBanners/publish', { domainId, banner });
  const subNav = await write('/subNav/add', { domainId, name: prefix, region: prefix });
  await write('/subNav/publish', {
    subNav: { ...subNav, ...valueAtLimits(SubNavContent, text), domainId, region: prefix },
  });
  return { pageBannerId: banner._id, miniNavId: subNav._id, region: await editor.regionOf(prefix) };
}

function pageAtLimits(text: string, n: number) {
  const atLimits = valueAtLimits(PageContent, text);
  const { domainId, slug, publisherRoles, editorRoles, viewerRoles, isTemplate, ...fields } = atLimits;
  // An icon must be one of a list.
  const header = { ...fields.header, icon: undefined };
  return { ...fields, header, contents: hostilePage(text, n).contents, articleContents: [], eventContents: [] };
}

async function failures(prefix: string, slugs: string[]): Promise<string[]> {
  const { domainId } = editor;
  const found: string[] = [];
  const expected: [path: string, status: number][] = [
    ...slugs.map((slug): [string, number] => [`/${slug}`, 200]),
    [`/${prefix}/nothing-here`, 404],
    ['/nothing-here', 404],
    [`/${prefix}/news`, 200],
    [`/${prefix}/search?q=x`, 200],
    ['/search?q=x', 200],
    [`/${prefix}/news/feed.xml`, 200],
    [`/${prefix}/news/rss.xml`, 200],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
    [`/api/article/loadTags?domainId=${domainId}`, 200],
    [`/api/search/query?q=x&domainId=${domainId}`, 200],
  ];
  for (const [path, status] of expected)
    for (const headers of [{}, editor.cookie]) {
      const answer = await site.get(path, headers);
      if (answer.status !== status)
        found.push(`${answer.status} ${path} ${'cookie' in headers ? 'editor' : ''} ${answer.text.slice(0, 200)}`);
    }
  for (const slug of slugs) {
    const { status } = await site.get(`/img/card/${slug}.png`);
    if (status >= 500 || status === 400) found.push(`${status} /img/card/${slug}.png`);
  }
  return found;
}
