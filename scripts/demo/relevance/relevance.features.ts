import { findPages } from '../../../services/search/finding/find-pages.ts';
import type { SearchEngine } from '../../../services/search/search-engine.ts';
import { DEMO_DOMAIN, demoDocuments } from './demo-documents.ts';
import { queries } from './queries.ts';

const REQUIRED = 0.95;

async function* all(...batches: ReturnType<typeof demoDocuments>[]) {
  yield* batches;
}

/** Mean reciprocal rank: 1 if the expected page always comes first, 0.5 if it always comes second. */
export function relevanceFeatures(name: string, openEngine: () => Promise<SearchEngine>): void {
  test(`the demo is searched with a mean reciprocal rank of at least ${REQUIRED} by ${name}`, async () => {
    const engine = await openEngine();
    await engine.refill(all(demoDocuments()));
    const misses: string[] = [];
    let sum = 0;
    for (const [q, first] of queries) {
      const region = first.split('/')[0]!;
      const query = { q, domainId: DEMO_DOMAIN, region, type: '', tag: '', page: 1, size: 20 };
      const findings = await findPages(engine, { ...query, languages: ['en'], synonyms: [] });
      const found = findings.hits.map(({ _id }) => _id);
      const position = found.indexOf(first);
      if (position >= 0) sum += 1 / (position + 1);
      if (position !== 0)
        misses.push(`${q}: ${first} is ${position + 1 || 'not found'} after ${found[0] ?? 'nothing'}`);
    }
    await engine.close();
    const rank = sum / queries.length;
    process.stderr.write(
      `Relevance of ${name}: ${rank.toFixed(3)} over ${queries.length} queries (at least ${REQUIRED})\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
    );
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(rank).toBeGreaterThanOrEqual(REQUIRED);
  });
}
