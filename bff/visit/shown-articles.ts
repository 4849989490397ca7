import { contentSections, type Page } from '../../proto/entities/page.ts';
import { pages, type Article } from '../../proto/pages.ts';
import { on } from '../page-cache/dependencies.ts';
import type { Reading } from './reading.ts';

/** Articles of a type (`all` for any) and with a tag (empty for any). */
export interface Want {
  type: string;
  tag: string;
}

interface Item {
  componentType: string;
  articleType?: unknown;
  tag?: unknown;
  tags?: unknown;
}

/** Blocks that show the newest articles of their region, and which of them. */
export const blocksWithArticles: Record<string, (item: Item) => Want[]> = {
  NewsCarousel: ({ articleType, tags }) => wants(articleType, Array.isArray(tags) && tags.length > 0 ? tags : ['']),
  DynamicContent: ({ articleType, tag }) => wants(articleType, [tag]),
};

/** One more than any block shows, because the page itself may be among them: nobody is sent where he is. */
const NEWEST = 13;
const MAX_WANTS = 8;

/** The newest articles of the region, as many as any block of the page may show. */
export async function shownArticles(reading: Reading, page: Page | null, regionPrefix: string): Promise<Article[]> {
  const wanted = contentSections.flatMap((section) => wantsIn(page?.[section]));
  const distinct = [...new Map(wanted.map((want) => [JSON.stringify(want), want])).values()].slice(0, MAX_WANTS);
  const found = await Promise.all(
    distinct.map(async ({ type, tag }) => {
      const input = {
        pageTypes: type === 'all' ? undefined : [type],
        tag: tag || undefined,
        regionPrefix,
        limit: NEWEST,
      };
      const asked = reading.keep(pages.calls.filterArticles, input, on.articles(reading.domainId));
      return (await reading.orElse(asked, { articles: [], total: 0 })).articles;
    }),
  );
  const others = found.flat().filter(({ _id }) => _id !== page?._id);
  const articles = [...new Map(others.map((article) => [article._id, article])).values()];
  reading.dependsOn(...articles.map(({ _id }) => on.page(_id)));
  return articles.sort(byAge);
}

/** Items stand in lists of items, at any depth. */
export function wantsIn(value: unknown): Want[] {
  if (Array.isArray(value)) return value.flatMap(wantsIn);
  if (typeof value !== 'object' || value === null) return [];
  return showing(value)?.(value as Item) ?? Object.values(value).flatMap(wantsIn);
}

/** What stands deep in an item was checked by nobody. */
function showing(item: { componentType?: unknown }): ((item: Item) => Want[]) | undefined {
  const { componentType } = item;
  if (typeof componentType !== 'string' || !Object.hasOwn(blocksWithArticles, componentType)) return undefined;
  return blocksWithArticles[componentType];
}

const wants = (type: unknown, tags: unknown[]): Want[] =>
  tags.map((tag) => ({
    type: typeof type === 'string' && type !== '' ? type : 'all',
    tag: typeof tag === 'string' ? tag.trim().toLowerCase().slice(0, 60) : '',
  }));

/** The order that the pages service gives each list in; several lists are one again by it. */
const byAge = (a: Article, b: Article): number =>
  compare(b.header.date, a.header.date) || compare(b.lastPublished, a.lastPublished) || compare(b._id, a._id);

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
