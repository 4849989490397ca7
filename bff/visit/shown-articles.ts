import { type Fields, valueOf } from '../../proto/blocks/declared.ts';
import type { ArticlesNeed, FieldType, FieldTypes } from '../../proto/blocks/field-type.ts';
import { itemsIn } from '../../proto/blocks/values-in.ts';
import { contentSections, type Page } from '../../proto/entities/page.ts';
import { pages, type Article } from '../../proto/pages.ts';
import { on } from '../page-cache/dependencies.ts';
import type { Reading } from './reading.ts';

/** Articles of a type (`all` for any) and with a tag (empty for any). */
export interface Want {
  type: string;
  tag: string;
}

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

/** The articles that the blocks in a part of a page show, as their declarations say. */
export const wantsIn = (part: unknown): Want[] =>
  [...itemsIn(part)].flatMap(({ item, type }) => (type.articles ? wantsOf(item, type.fields, type.articles) : []));

function wantsOf(item: Fields, fields: FieldTypes, { type, tags }: ArticlesNeed): Want[] {
  const chosen = valueOf(item, tags);
  const some: unknown[] = Array.isArray(chosen) && chosen.length > 0 ? chosen : [Array.isArray(chosen) ? '' : chosen];
  return some.map((tag) => ({ type: chosenIn(fields[type], valueOf(item, type)), tag: asStored(tag) }));
}

/** The option that the block shows for what is stored. */
const chosenIn = (field: FieldType | undefined, stored: unknown): string => {
  if (field?.kind !== 'choice') return 'all';
  return field.options.find((option) => option === stored) ?? field.initial;
};

const asStored = (tag: unknown): string => (typeof tag === 'string' ? tag.trim().toLowerCase().slice(0, 60) : '');

/** The order that the pages service gives each list in; several lists are one again by it. */
const byAge = (a: Article, b: Article): number =>
  compare(b.header.date, a.header.date) || compare(b.lastPublished, a.lastPublished) || compare(b._id, a._id);

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
