import { contentSections, type Page } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';
import { findArticleQueries } from './load-block-articles.ts';

export async function loadArticleTags(reading: VisitRead, page: Page | null, regionPrefix: string): Promise<string[]> {
  const queried = new Set(
    contentSections.flatMap((section) => findArticleQueries(page?.[section])).map(({ tag }) => tag),
  );
  queried.delete('');
  if (queried.size === 0) return [];
  const { domainId } = reading;
  const carried = reading.callCached(
    pages.calls.loadTags,
    { domainId, regionPrefix },
    dependencyKeys.articles(domainId),
  );
  return (await reading.orElse(carried, [])).filter((tag) => queried.has(tag));
}
