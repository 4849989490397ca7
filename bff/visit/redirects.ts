import { encodeLocalAddress, normalizePath, toLocalAddress } from '../../proto/address.ts';
import type { Call, Output } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import { search } from '../../proto/search.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { Address } from './address.ts';
import type { VisitRead } from './visit-read.ts';

interface Redirect {
  from: string;
  to: string;
}

type Redirects = ReadonlyMap<string, string>;

export const indexRedirects = (redirects: Redirect[]): Redirects =>
  new Map(redirects.map(({ from, to }) => [normalizePath(from), to]));

export function findRedirect(address: Address, redirects: Redirects, origin: string): string | null {
  return (
    follow(address.from, address.search, redirects, origin) ??
    follow(toPath(address), address.search, redirects, origin)
  );
}

const toPath = ({ slug }: Address): string => `/${slug}`;

function follow(start: string, search: string, redirects: Redirects, origin: string): string | null {
  const { host: ownHost } = new URL(origin);
  const seen = new Set<string>();
  let end: string | null = null;
  for (let from = start, to = redirects.get(from); to !== undefined; to = redirects.get(from)) {
    if (seen.has(from) || seen.size === MAX_HOPS) return null;
    seen.add(from);
    const address = isAbsoluteUrl(to) ? toLocalAddress(to, (host) => host === ownHost) : local(to);
    const next = address === null ? null : encodeLocalAddress(address);
    // A target with a query or hash ends the chain, but may still be part of a loop.
    end ??= next === null ? to : /[?#]/.test(next) ? next : null;
    if (next === null) break;
    from = normalizePath(next);
    if (!redirects.has(from)) end ??= next;
  }
  return end === null ? null : withQuery(end, search);
}

const MAX_HOPS = 20;

const isAbsoluteUrl = (to: string) => /^https?:\/\//i.test(to);
/** Removes further slashes and backslashes, which would make browsers go to another host. */
const local = (to: string) => `/${to.replace(/^[/\\]+/, '')}`;

function withQuery(to: string, search: string): string {
  if (search === '') return to;
  const [path = '', hash] = to.split('#', 2);
  const joined = path.includes('?') ? `${path}&${search.slice(1)}` : `${path}${search}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

export async function loadRedirects(reading: VisitRead): Promise<Redirects> {
  const { domainId } = reading;
  const redirects = reading.cached(['redirects'], async (scoped) => {
    scoped.dependsOn(dependencyKeys.site('redirect', domainId));
    return indexRedirects(await scoped.call(siteConfig.calls.listRedirects, { domainId }));
  });
  return reading.orElse(redirects, new Map());
}

/** Omits pages that visitors cannot reach, because a redirect covers their address. Editors see all pages. */
export async function omitCovered<T extends { slug: string }>(reading: VisitRead, pages: readonly T[]): Promise<T[]> {
  const redirects = reading.context.stage === 'draft' ? new Map() : await loadRedirects(reading);
  return redirects.size === 0 ? [...pages] : pages.filter(({ slug }) => !redirects.has(normalizePath(slug)));
}

/** The services that answer these calls do not know the redirects of a site, so the BFF filters their lists. */
const LISTS = new Map<Call, string>([
  [search.calls.query, 'hits'],
  [search.calls.suggest, 'suggestions'],
  [pages.calls.filterArticles, 'articles'],
]);

/** The total is exact if the answer is the whole list. Otherwise it stays, because a lower one would cut off the last part. */
export async function omitCoveredInAnswer<T>(reading: VisitRead, call: Call, answer: T): Promise<T> {
  const list = LISTS.get(call);
  if (list === undefined) return answer;
  const all = (answer as Record<string, { slug: string }[]>)[list]!;
  const { total } = answer as { total?: number };
  const reachable = await omitCovered(reading, all);
  return { ...answer, [list]: reachable, ...(total === all.length && { total: reachable.length }) };
}

export const omitCoveredArticles = async (
  reading: VisitRead,
  found: Promise<Output<typeof pages.calls.filterArticles>>,
): Promise<Output<typeof pages.calls.filterArticles>> =>
  omitCoveredInAnswer(reading, pages.calls.filterArticles, await found);
