import { findPages } from '../../../services/search/finding/find-pages.ts';
import type { SearchEngine } from '../../../services/search/search-engine.ts';
import { settings } from '../add-site-documents.ts';
import { DEMO_DOMAIN, demoDocuments } from './demo-documents.ts';
import { queries } from './queries.ts';
import { heldOutQueries, tunedQueries } from './strangers-queries.ts';

const sets = [
  { name: 'words of the site', queries, required: 0.95, isTuned: true },
  { name: 'tuned words of strangers', queries: tunedQueries, required: 0.85, isTuned: true },
  { name: 'held-out words of strangers', queries: heldOutQueries, required: 0.85, isTuned: false },
];

async function* all(...batches: ReturnType<typeof demoDocuments>[]) {
  yield* batches;
}

/** Checks the mean reciprocal rank: 1 if the expected page is always first, 0.5 if it is always second. */
export function relevanceFeatures(name: string, openEngine: () => Promise<SearchEngine>): void {
  describe(`the demo, searched by ${name}`, () => {
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await openEngine();
      await engine.refill(all(demoDocuments()));
    });
    afterAll(() => engine.close());

    test.each(sets)('has a mean reciprocal rank of at least $required for $name', async (set) => {
      const misses: string[] = [];
      let sum = 0;
      for (const [q, first] of set.queries) {
        const region = first.split('/')[0]!;
        const query = { q, domainId: DEMO_DOMAIN, region, type: '', tag: '', page: 1, size: 20 };
        const findings = await findPages(engine, { ...query, languages: ['en'], synonyms: settings.search!.synonyms! });
        const found = findings.hits.map(({ _id }) => _id);
        const position = found.indexOf(first);
        if (position >= 0) sum += 1 / (position + 1);
        if (position !== 0)
          misses.push(`${q}: ${first} is ${position + 1 || 'not found'} after ${found[0] ?? 'nothing'}`);
      }
      const rank = sum / set.queries.length;
      // Misses of the other set are not printed, so that the ranking cannot be tuned on them.
      const printed = set.isTuned ? misses : [];
      process.stderr.write(
        `Relevance of ${name}, ${set.name}: ${rank.toFixed(3)} over ${set.queries.length} queries (at least ${set.required})\n${printed.map((miss) => `  ${miss}\n`).join('')}`,
      );
      expect(set.queries.length).toBeGreaterThanOrEqual(30);
      expect(rank).toBeGreaterThanOrEqual(set.required);
    });
  });
}
