import { normalizePath } from '../../proto/address.ts';
import type { Article } from '../../proto/pages.ts';
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

/** The total is reduced by what is left out of this part of a list. */
export async function omitCoveredArticles(
  reading: VisitRead,
  found: Promise<{ articles: Article[]; total: number }>,
): Promise<{ articles: Article[]; total: number }> {
  const { articles, total } = await found;
  const reachable = await omitCovered(reading, articles);
  return { articles: reachable, total: total - articles.length + reachable.length };
}
