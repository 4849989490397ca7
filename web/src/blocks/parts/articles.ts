import { createContext, useContext } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { Article } from '../../../../proto/pages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import type { ArticleType } from './article-types.ts';

interface ArticlesResult {
  articles: readonly Article[];
  none: string;
}

/** A hook that returns articles with any of the tags, or all articles of the type if there are no tags. */
export type ArticleSource = (type: ArticleType | 'all', tags: readonly string[]) => ArticlesResult;

export const useVisitArticles: ArticleSource = (type, tags) => {
  const { articles, articleTags } = useVisit();
  const { none, unknownTag } = useMessages().listing;
  const normalizedTags = normalizeTags(tags);
  const isUnknown = normalizedTags.length === 1 && !articleTags.includes(normalizedTags[0]!);
  return { articles: selectArticles(articles, type, normalizedTags), none: isUnknown ? unknownTag : none };
};

/** Visitors get the articles of the visit. The editor loads them again after each change. */
export const ArticleSourceContext = createContext<ArticleSource>(useVisitArticles);

export const useArticles: ArticleSource = (type, tags) => {
  const useSource = useContext(ArticleSourceContext);
  return useSource(type, tags);
};

export const selectArticles = (all: readonly Article[], type: string, tags: readonly string[]): Article[] =>
  all.filter(
    (article) =>
      (type === 'all' || article.pageType === type) &&
      (tags.length === 0 || tags.some((tag) => article.tags?.includes(tag))),
  );

export const normalizeTags = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.normalize().trim().toLowerCase()).filter((tag) => tag !== '');
