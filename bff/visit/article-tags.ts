import { contentSections, type Page } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { on } from '../page-cache/dependencies.ts';
import type { Reading } from './reading.ts';
import { wantsIn } from './shown-articles.ts';

/** Of the tags by which blocks of the page ask for articles, those that articles of the region carry, whatever their type. */
export async function articleTags(reading: Reading, page: Page | null, regionPrefix: string): Promise<string[]> {
  const asked = new Set(contentSections.flatMap((section) => wantsIn(page?.[section])).map(({ tag }) => tag));
  asked.delete('');
  if (asked.size === 0) return [];
  const { domainId } = reading;
  const carried = reading.keep(pages.calls.loadTags, { domainId, regionPrefix }, on.articles(domainId));
  return (await reading.orElse(carried, [])).filter((tag) => asked.has(tag));
}
