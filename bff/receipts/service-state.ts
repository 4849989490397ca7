import { isUnavailable } from '../../proto/errors.ts';
import { segmentByPageType, declarations } from '../../proto/page-types/declarations.ts';
import { pages } from '../../proto/pages.ts';
import type { Output } from '../../proto/contract.ts';
import { search } from '../../proto/search.ts';
import { sitemap } from '../../proto/sitemap.ts';
import type { PageType } from '../../proto/values.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { type RequestContext, toCallContext, visitorContext } from '../session/request-context.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { VisitReads } from '../visit/visit-read.ts';
import { readListing, readPage } from './reading.ts';
import type { ExpectedState, ServiceState } from './verify.ts';

const MAX_TITLE = 200;

export type PublicState = Output<typeof pages.calls.publicState>;

const isListed = (type: PageType): boolean => declarations[type].isArticle && declarations[type].hasListing === true;

export const listingPathOf = ({ pageType, regionPrefix }: PublicState): string | null =>
  isListed(pageType) ? `/${[regionPrefix, segmentByPageType[pageType]].filter(Boolean).join('/')}` : null;

interface ServiceStateRequest {
  bus: Bus;
  draft: boolean;
  context: RequestContext;
  expected: ExpectedState;
  state: PublicState;
  path: string;
}

export async function readServiceState(request: ServiceStateRequest): Promise<ServiceState> {
  const { bus, draft, context, expected, path } = request;
  const _id = expected.pageId;
  const loader = freshVisitLoader(bus, draft);
  const visitor = visitorContext(context.site, '');
  const load = async (url: string) => (await loader.load(url, visitor)).visit;
  const onBehalf = toCallContext(context);
  const [page, listing, inSitemap, inSearch] = await Promise.all([
    readPage(load, path),
    orSilent(readListings(request, load)),
    orSilent(bus.call(sitemap.calls.entry, { _id }, onBehalf)),
    orSilent(bus.call(search.calls.findIndexed, { _id }, onBehalf)),
  ]);
  return {
    navRevision: page.status >= 500 ? undefined : page.navRevision,
    listing,
    sitemapRevision: inSitemap?.revision,
    searchRevision: inSearch?.revision,
  };
}

function orSilent<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return undefined;
  });
}

async function readListings(
  { bus, context, expected, state }: ServiceStateRequest,
  load: Parameters<typeof readListing>[0],
): Promise<ServiceState['listing']> {
  const path = listingPathOf(state);
  if (path === null) return null;
  const { pageType, regionPrefix } = state;
  const query = {
    title: (expected.live?.title ?? '').slice(0, MAX_TITLE),
    pageTypes: [pageType],
    regionPrefix,
    limit: 100,
  };
  const [first, { articles }] = await Promise.all([
    readListing(load, path, expected.pageId),
    bus.call(pages.calls.filterArticles, query, toCallContext(visitorContext(context.site, ''))),
  ]);
  return { first, isListed: articles.some((article) => isSame(article, expected)) };
}

const isSame = (
  { _id, lastPublished }: { _id: string; lastPublished?: string },
  { pageId, live }: ExpectedState,
): boolean => _id === pageId && (!live || lastPublished === live.lastPublished);

const createCache = () =>
  new DependencyCache<unknown>({
    maxEntries: 100,
    maxBytes: 1024 * 1024,
    sizeOf: () => 1,
    eventHealth: { level: 'full' },
    now: Date.now,
  });

const freshVisitLoader = (bus: Bus, draft: boolean): VisitLoader =>
  new VisitLoader(
    new VisitReads(bus, { cache: createCache(), missing: createCache(), singleFlight: new SingleFlight() }),
    draft,
  );
