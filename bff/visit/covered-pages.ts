import { normalizePath } from '../../proto/address.ts';
import type { Call, Output } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import { search } from '../../proto/search.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { indexRedirects, type Redirects } from './find-redirect.ts';
import type { VisitRead } from './visit-read.ts';

export async function loadRedirects(reading: VisitRead): Promise<Redirects> {
  const { domainId } = reading;
  const redirects = reading.cached(['redirects'], async (scoped) => {
    scoped.dependsOn(dependencyKeys.site('redirect', domainId));
    return indexRedirects(await scoped.call(siteConfig.calls.listRedirects, { domainId }));
  });
  return reading.orElse(redirects, new Map());
}

/** Leaves out pages that visitors cannot reach, because a redirect covers their address. Editors see all. */
export async function omitCovered<T extends { slug: string }>(reading: VisitRead, pages: readonly T[]): Promise<T[]> {
  const redirects = reading.context.stage === 'draft' ? new Map() : await loadRedirects(reading);
  return redirects.size === 0 ? [...pages] : pages.filter(({ slug }) => !redirects.has(normalizePath(slug)));
}

/** The services that answer these calls do not know the redirects of a site. */
const LISTS = new Map<Call, string>([
  [search.calls.query, 'hits'],
  [search.calls.suggest, 'suggestions'],
  [pages.calls.filterArticles, 'articles'],
]);

/** The total is reduced by what is left out of this part of a list. */
export async function omitCoveredInAnswer<T>(reading: VisitRead, call: Call, answer: T): Promise<T> {
  const list = LISTS.get(call);
  if (list === undefined) return answer;
  const all = (answer as Record<string, { slug: string }[]>)[list]!;
  const { total } = answer as { total?: number };
  const reachable = await omitCovered(reading, all);
  return { ...answer, [list]: reachable, ...(total !== undefined && { total: total - all.length + reachable.length }) };
}

export const omitCoveredArticles = async (
  reading: VisitRead,
  found: Promise<Output<typeof pages.calls.filterArticles>>,
): Promise<Output<typeof pages.calls.filterArticles>> =>
  omitCoveredInAnswer(reading, pages.calls.filterArticles, await found);
