import { EmbeddedEngine } from '../../services/search/embedded/embedded-engine.ts';
import { findPages } from '../../services/search/finding/find-pages.ts';
import { DEMO_DOMAIN, demoDocuments } from './relevance/demo-documents.ts';

const engine = new EmbeddedEngine();

beforeAll(() => engine.put(demoDocuments()));

const search = (q: string) =>
  findPages(engine, {
    ...{ q, domainId: DEMO_DOMAIN, region: '', type: '', tag: '', page: 1, size: 100 },
    ...{ languages: ['en'], synonyms: [] },
  });

test.each(['panel', 'outline', 'caseStudy', 'accent'])('no page of the demo is found by its setting %s', async (q) => {
  const { hits } = await search(q);
  const excerpts = hits.map(({ highlight }) => highlight);
  expect(excerpts.filter((excerpt) => new RegExp(`<mark>${q}</mark>`, 'i').test(excerpt))).toEqual([]);
});

test('a word that a visitor reads is found', async () => {
  expect((await search('insurance')).total).toBeGreaterThan(0);
});
