import { resolve } from 'node:path';
import { median } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { renderResponse } from '../render/render-response.ts';
import { loadSiteBundle } from '../render/site-bundle.ts';
import { visitorContext } from '../session/request-context.ts';
import { toSiteOrigin } from '../session/domain-resolver.ts';
import { VisitReads } from '../visit/visit-read.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { SLUG, startDemoSite } from './start-demo-site.ts';

const ROUNDS = 200;

const site = await startDemoSite();
const bundle = await loadSiteBundle(resolve('dist/site'));
const { json } = await site.get('/api/config/loadDomain?hostname=localhost');
const origin = toSiteOrigin(
  { domainId: json.domain._id, name: json.domain.name, hostname: 'localhost', available: true },
  false,
  'http://localhost',
);
const cache = new DependencyCache<unknown>({
  maxEntries: 100,
  maxBytes: 1e8,
  sizeOf: () => 1,
  eventHealth: { level: 'full' },
  now: Date.now,
});
const loader = new VisitLoader(
  new VisitReads(new NatsBus(site.stack.client), { cache, missing: cache, singleFlight: new SingleFlight() }),
  true,
);
const load = async () => {
  const loaded = await loader.load(`/${SLUG}`, visitorContext(origin, ''));
  await renderResponse(loaded, 'html', origin, { bundle, draft: true });
  return loaded;
};
const { visit } = await load();

const times = { tree: [] as number[], cached: [] as number[], loaded: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.tree.push(await measure(() => bundle.render(visit, { assets: bundle.assets })));
  times.cached.push(await measure(load));
  cache.invalidate(dependencyKeys.page(visit.page?._id ?? ''));
  times.loaded.push(await measure(load));
}
const printTimes = (name: string, values: number[]) =>
  console.log(
    `${name.padEnd(32)} ${median(values).toFixed(2)} ms   ratio ${(median(values) / median(times.tree)).toFixed(2)}`,
  );
printTimes(`React tree, ${visit.page?.contents?.length} blocks`, times.tree);
printTimes('Page with cached content', times.cached);
printTimes('Page loaded from its service', times.loaded);
reportFigure('renderedPages', 1000 / median(times.cached));
reportFigure('loadedPage', median(times.loaded) / median(times.cached));
await site.stop();
process.exit(0);

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
