import { templateNames } from '../../../proto/entities/page.ts';
import type { SearchHit } from '../../../proto/entities/search.ts';
import type { Visit } from '../../../proto/visit.ts';
import { blocks } from '../../../web/src/blocks/index.ts';
import { render } from '../../../web/src/entry-server.tsx';
import { pageFixture, visitFixture } from '../../../web/src/visit/visit.fixture.ts';
import { hostilePage } from './hostile-page.ts';

const assets = { script: '/own.js', styles: [], preloads: [], fonts: { base: [], extended: [] } };
const texts = ['x\ud800y', '\udc00', '%', '%zz', '%ED%A0%80', '\0', '\u2028</script>', 'x'.repeat(5000)];

/** Renders a visit, and fails if any part of it could not be rendered. */
async function rendered(visit: Visit): Promise<string> {
  const broken: unknown[] = [];
  const html = await render(visit, { assets, onBroken: (...found: unknown[]) => broken.push(...found) });
  expect(broken).toEqual([]);
  return html;
}

const replaced = (value: unknown, text: string): any => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => replaced(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, text)]));
};

describe.each(texts.map((text) => [text] as const))('a stored text %j', (text) => {
  test.each(templateNames.map((template, n) => [template, n] as const))('is rendered in template %s', async (_, n) => {
    const page = pageFixture({ ...(hostilePage(text, n) as object), author: text });
    expect(await rendered(visitFixture({ page }))).toMatch(/<\/html>/);
  });

  test.each(blocks.map((block, n) => [block.componentType, n] as const))('is rendered in block %s', async (_, n) => {
    const item = hostilePage(text, n).contents[n]!;
    expect(await rendered(visitFixture({ page: pageFixture({ contents: [item] }) }))).toMatch(/<\/html>/);
  });

  test('is rendered in site documents, in a listing and in a search', async () => {
    const { nav, footer, settings, regions } = visitFixture();
    const siteDocuments = {
      nav: { ...replaced(nav, text), topSearch: [text] },
      footer: replaced(footer, text),
      settings: replaced(settings, text),
      regions: replaced(regions, text),
    };
    const article = { ...replaced(pageFixture(), text), tags: [text] };
    const listing = {
      pageType: 'news',
      articles: [article],
      total: 1,
      page: 1,
      size: 9,
      upcoming: null,
      tags: [text],
      tag: text,
    };
    const hit: SearchHit = {
      ...{ _id: 'a', region: 'au', pageType: 'news', slug: text, title: text, seoTitle: text, label: text },
      ...{
        description: text,
        tags: [text],
        imageId: '',
        date: '2026-02-01',
        lastPublished: '2026-02-01T00:00:00.000Z',
      },
      ...{ highlight: '', matchedTopics: [text] },
    };
    const facets = { region: [], type: [], tag: [{ value: text, count: 1 }] };
    const search: any = { hits: [hit], total: 1, page: 1, size: 10, facets, q: text, failed: false };
    const visits: Partial<Visit>[] = [
      { page: pageFixture({ tags: [text] }) },
      { kind: 'listing', page: null, listing },
      { kind: 'search', page: null, search },
      { kind: 'error', status: 404, page: null, message: text },
    ];
    for (const visit of visits)
      expect(await rendered(visitFixture({ ...siteDocuments, ...visit }))).toMatch(/<\/html>/);
  });
});
