import { resolve } from 'node:path';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { renderResponse } from '../render/render-response.ts';
import { loadSiteBundle } from '../render/site-bundle.ts';
import { visitorContext } from '../session/request-context.ts';
import { toSiteOrigin } from '../session/domain-resolver.ts';
import { VisitReads } from '../visit/visit-reads.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { givenDemo, SLUG } from './given-demo.ts';
import { median } from './load.ts';

/** A page that is not kept takes at most this many times what rendering its tree alone takes. */
const BUDGET = 2;
const ROUNDS = 200;

const site = await givenDemo();
const bundle = await loadSiteBundle(resolve('dist/site'));
const { json } = await site.get('/api/config/loadDomain?hostname=localhost');
const place = toSiteOrigin(
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
const make = async () => {
  const loaded = await loader.load(`/${SLUG}`, visitorContext(place, ''));
  await renderResponse(loaded, 'html', place, { bundle, draft: true });
  return loaded;
};
const { visit } = await make();

const rendering: number[] = [];
const known: number[] = [];
const asked: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rendering.push(await timed(() => bundle.render(visit, { assets: bundle.assets })));
  known.push(await timed(make));
  cache.invalidate(dependencyKeys.page(visit.page?._id ?? ''));
  asked.push(await timed(make));
}
const line = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(44)} ${median(times).toFixed(2)} ms   ratio ${(median(times) / median(rendering)).toFixed(2)}`,
  );
line('rendering the tree', rendering);
line('the page, made of what is known', known);
line('the page, asked of its service first', asked);
console.log(`budget of both: ${BUDGET}`);
const isWithin = [known, asked].every((times) => median(times) <= BUDGET * median(rendering));
await site.stop();
process.exit(isWithin ? 0 : 1);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
