import { search } from '../../proto/search.ts';
import { regionsService } from '../../services/regions/regions.module.ts';
import { startStack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { percentile } from '../bench/percentile.ts';
import { reportFigure } from '../bench/report-figure.ts';
import { makePages } from './make-pages.ts';
import { openTemporaryStores } from './fill-site.ts';

const PAGES = 10_000;
const SECONDS = 10;
const CONNECTIONS = 16;
const domainId = 'volume';

const stores = await openTemporaryStores();
await stores.fill({ pages: PAGES, domainId });
const stack = await startStack({ services: services.filter(isNeeded), accessFor: services });
const queries = [...makePages(500, { domainId })].map(({ content }) => words(content.title!, 2));

await Promise.all(queries.slice(0, 50).map(query));
const alone: number[] = [];
for (const text of queries) alone.push(await query(text));
const times: number[] = [];
const startedAt = performance.now();
const elapsed = () => (performance.now() - startedAt) / 1000;
await Promise.all(Array.from({ length: CONNECTIONS }, (_, client) => searchUntilEnd(client)));
const rate = times.length / elapsed();
console.log(
  `one client p50 ${percentile(alone, 0.5).toFixed(1)} ms; ${CONNECTIONS} clients p95 ${percentile(times, 0.95).toFixed(1)} ms`,
);
reportFigure('searchP95', percentile(alone, 0.95));
reportFigure('searchRate', rate);
await stack.stop();
await stores.remove();
process.exit(0);

async function searchUntilEnd(client: number): Promise<void> {
  for (let index = client; elapsed() < SECONDS; index += CONNECTIONS)
    times.push(await query(queries[index % queries.length]!));
}

async function query(text: string): Promise<number> {
  const sentAt = performance.now();
  await stack.call(search.calls.query, { q: text }, { domainId });
  return performance.now() - sentAt;
}

function words(title: string, count: number): string {
  return title.split(' ').slice(-count).join(' ');
}

function isNeeded({ contract }: (typeof services)[number]): boolean {
  return contract.name === search.name || contract === regionsService.contract;
}
