import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import { pino } from 'pino';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { Random } from '../../scripts/volume/random.ts';
import { sendCachedPage } from '../cache-front.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { type CachedVisit, pageCacheKeys, sizeOfCachedVisit } from '../page-cache/cached-visit.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { DomainResolver, parseHostname } from '../session/domain-resolver.ts';
import { parseProxyTrust } from '../session/incoming-request.ts';
import { SessionCache } from '../session/session-cache.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';

const REQUESTS = Number(process.env.ISOLATION_REQUESTS ?? 30_000);
const WORKERS = 16;
/** Slightly less than the number of pages, so that some are evicted. */
const MAX_ENTRIES = 500;
const BASE = 'http://base.example';

/** The hosts look alike on purpose. The first domain is the default one. */
const domains: Record<string, string[]> = {
  first: ['a.example', 'www.a.example'],
  second: ['sa.example', 's'],
  third: ['ssa.example', 'a.example.au'],
  fourth: ['true', 'false', '[::1]'],
  fifth: ['xn--a.example', '1'],
  withdrawn: ['gone.example', 'sgone.example'],
};
const domainIds = Object.keys(domains);
const hosts = Object.values(domains).flat();
const published = hosts.filter((host) => !domains.withdrawn!.includes(host));
const domainOf = (hostname: string) => domainIds.find((id) => domains[id]!.includes(hostname)) ?? 'first';
const paths = ['au', 'nz', 'sg', 'uk'].flatMap((region) => [
  `/${region}`,
  ...['about', 'cover', 'news', 's', 'first'].map((name) => `/${region}/${name}`),
]);

const random = new Random(Number(process.env.FUZZ_SEED ?? 20_261_122));
const pick = <T>(list: readonly T[]): T => random.pick(list);
const below = (count: number) => random.below(count);
const chance = (probability: number) => random.next() < probability;

function setUp() {
  const versions = new Map<string, number>();
  const versionOf = (domainId: string, path: string) => versions.get(`${domainId} ${path}`) ?? 0;
  const bus = {
    call: async (_: unknown, { hostname }: { hostname: string }) => {
      await yieldTurn();
      const domainId = domainOf(hostname);
      const listed = domains[domainId]!.includes(hostname);
      return { domainId, name: domainId, hostname: listed ? hostname : '', available: domainId !== 'withdrawn' };
    },
  } as unknown as Bus;
  const resolver = new DomainResolver({ bus, baseUrl: BASE, now: Date.now });
  const options = { draft: true, trust: parseProxyTrust('1'), isPublicHttps: false };
  const contexts = new RequestContexts(resolver, new SessionCache(bus), options);
  const createCache = () =>
    new DependencyCache<CachedVisit>({
      maxEntries: MAX_ENTRIES,
      maxBytes: 1e7,
      sizeOf: sizeOfCachedVisit,
      eventHealth: { level: 'full' },
      now: Date.now,
    });
  const cache = createCache();
  const pages = new PageCache({
    cache,
    missing: createCache(),
    singleFlight: new SingleFlight(),
    queue: new BoundedQueue({ atOnce: 16, waiting: 512 }),
    now: Date.now,
    log: pino({ level: 'silent' }),
    async load(url, { domainId, origin, isUnpublished }) {
      const path = url.split('?')[0]!;
      const message = `${domainId} ${origin} ${path} ${versionOf(domainId, path)}`;
      if (chance(0.1)) await yieldTurn();
      const visit = { url: path, status: isUnpublished ? 404 : 200, message: isUnpublished ? 'withdrawn' : message };
      return {
        visit: visit as LoadedVisit['visit'],
        dependencies: new Set([dependencyKeys.address(domainId, path)]),
        expiresAt: Infinity,
        cacheable: !isUnpublished,
        paged: false,
      };
    },
    render: async ({ visit }) => ({ status: visit.status, type: 'text/plain', body: `${visit.message}`, headers: {} }),
  });
  const publish = () => {
    const [domainId, path] = [pick(domainIds), pick(paths)];
    versions.set(`${domainId} ${path}`, versionOf(domainId, path) + 1);
    cache[chance(0.1) ? 'purge' : 'invalidate'](dependencyKeys.address(domainId, path));
    if (chance(0.01)) {
      cache.invalidateAll();
      resolver.expire();
    }
  };
  return { contexts, cache, pages, publish, versionOf };
}

/** Builds a request as the trusted proxy forwards it. A client invented the values before its own. */
function aRequest() {
  const host = chance(0.02)
    ? pick(domains.withdrawn!)
    : chance(0.9)
      ? pick(published)
      : `made-up-${below(5000)}.example`;
  const secure = chance(0.5);
  const written = `${chance(0.2) ? host.toUpperCase() : host}${chance(0.2) ? `:${below(65_536)}` : ''}`;
  const forged = () => (chance(0.5) ? `${pick(hosts)}, ` : '');
  const headers: Record<string, string> = chance(0.5)
    ? { host: written }
    : { host: pick(hosts), 'x-forwarded-host': `${forged()}${forged()}${written}` };
  if (secure || chance(0.5))
    headers['x-forwarded-proto'] = `${chance(0.3) ? 'https,http,' : ''}${secure ? 'https' : 'http'}`;
  headers['x-forwarded-for'] = `${pick(hosts)}, 10.0.0.${below(255)}`;
  if (chance(0.1)) headers.forwarded = `host=${pick(hosts)};proto=https`;
  const path = pick(paths);
  const query = chance(0.2) ? `?${pick(['utm', 'host', 'x'])}=${pick(hosts)}` : '';
  const hostname = parseHostname(host);
  const domainId = domainOf(hostname);
  const scheme = secure ? 'https' : 'http';
  const origin = domains[domainId]!.includes(hostname) ? `${scheme}://${hostname}` : BASE;
  const request = { method: 'GET', url: path + query, headers, socket: { remoteAddress: '10.9.9.9' } };
  return { request: request as unknown as IncomingMessage, domainId, origin, path };
}

test(`${REQUESTS} requests of mixed hosts and regions get no content of another domain during publishing`, async () => {
  const { contexts, cache, pages, publish, versionOf } = setUp();
  const names = new Map<string, string>();
  const failures: string[] = [];
  const seen = { cached: 0, made: 0, withdrawn: 0, published: 0 };
  let left = REQUESTS;

  const answerOf = async (request: IncomingMessage): Promise<string> => {
    let body: Buffer | undefined;
    const response = { writeHead: () => response, end: (sent?: Buffer) => void (body = sent) };
    if (
      sendCachedPage({ pages, contexts, draft: true, sharing: null }, request, response as unknown as ServerResponse)
    ) {
      seen.cached += 1;
      return String(body);
    }
    seen.made += 1;
    const { site } = await contexts.resolveAnonymous(request);
    for (const key of pageCacheKeys(request.url!, site)) {
      const description = `${site.isUnpublished} ${site.domainId} ${site.origin} ${request.url!.split('?')[0]}`;
      if ((names.get(key) ?? description) !== description)
        failures.push(`${key} is the key of ${names.get(key)} and of ${description}`);
      names.set(key, description);
    }
    return String((await pages.getOrRender(request.url!, 'html', site)).identity.body);
  };

  const work = async () => {
    for (; left > 0; left -= 1) {
      if (left % 500 === 0) publish();
      if (left % 500 === 0) await yieldTurn();
      const { request, domainId, origin, path } = aRequest();
      const version = versionOf(domainId, path);
      const body = await answerOf(request);
      if (domainId === 'withdrawn') {
        seen.withdrawn += 1;
        if (body !== 'withdrawn') failures.push(`${JSON.stringify(request.headers)} got ${body}`);
        continue;
      }
      const cut = body.lastIndexOf(' ');
      const isRight = body.slice(0, cut) === `${domainId} ${origin} ${path}` && Number(body.slice(cut)) >= version;
      if (!isRight)
        failures.push(`${JSON.stringify(request.headers)} ${path} got ${body}, not ${version} of ${domainId}`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  expect(failures.slice(0, 5)).toEqual([]);
  expect(seen.cached).toBeGreaterThan(REQUESTS / 10);
  expect(seen.made).toBeGreaterThan(REQUESTS / 100);
  expect(seen.withdrawn).toBeGreaterThan(REQUESTS / 100);
  expect(cache.size).toBeLessThanOrEqual(MAX_ENTRIES);
  expect(names.size).toBeGreaterThan(paths.length * domainIds.length);
});
