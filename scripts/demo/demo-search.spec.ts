import type { Page } from '../../proto/entities/page.ts';
import { EmbeddedEngine } from '../../services/search/embedded/embedded-engine.ts';
import { toSearchDocument, isHidden } from '../../services/search/search-document.ts';
import { pagesOf } from './demo-pages.ts';
import { addressOf } from './layouts/region-pages.ts';
import { demoRegions } from './regions.ts';

const NOW = new Date('2031-05-03T12:00:00.000Z');
const engine = new EmbeddedEngine();

beforeAll(async () => {
  const pages = demoRegions.flatMap((region) =>
    pagesOf(region, NOW).map((page): Page => {
      const slug = addressOf(region, page).slice(1);
      const stored = { _id: slug, domainId: 'd', revision: 1, published: true, slug };
      return { ...(page as unknown as Page), ...stored, createdAt: '', updatedAt: '' };
    }),
  );
  await engine.put(pages.filter((page) => !isHidden(page)).map((page) => toSearchDocument(page)));
});

const search = (q: string) => engine.search({ q, domainId: 'd', region: '', type: '', tag: '', page: 1, size: 100 });

test.each(['panel', 'outline', 'caseStudy', 'accent'])('no page of the demo is found by its setting %s', async (q) => {
  const { hits } = await search(q);
  const excerpts = hits.map(({ highlight }) => highlight);
  expect(excerpts.filter((excerpt) => new RegExp(`<mark>${q}</mark>`, 'i').test(excerpt))).toEqual([]);
});

test('a word that a visitor reads is found', async () => {
  expect((await search('insurance')).total).toBeGreaterThan(0);
});
