import { contentSections, type Page } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';
import { findArticleQueries } from './load-block-articles.ts';

/** Of the tags by which blocks of the page ask for articles, those that articles of the region carry, whatever their type. */
export async function loadArticleTags(reading: VisitRead, page: Page | null, regionPrefix: string): Promise<string[]> {
  const asked = new Set(
    contentSections.flatMap((section) => findArticleQueries(page?.[section])).map(({ tag }) => tag),
  );
  asked.delete('');
  if (asked.size === 0) return [];
  const { domainId } = reading;
  const carried = reading.keep(pages.calls.loadTags, { domainId, regionPrefix }, dependencyKeys.articles(domainId));
  return (await reading.orElse(carried, [])).filter((tag) => asked.has(tag));
}
