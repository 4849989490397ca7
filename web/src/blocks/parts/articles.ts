import { createContext, useContext } from 'react';
import type { Article } from '../../../../proto/pages.ts';
import { useVisit } from '../../visit/visit-context.ts';
import type { ArticleType } from './article-types.ts';

export interface ArticlesResult {
  /** Newest first. */
  articles: readonly Article[];
  /** What to say in place of articles where there are none. */
  none: string;
}

/** A hook that finds articles of a type that have any of the tags; without tags all of the type. */
export type ArticleSource = (type: ArticleType | 'all', tags: readonly string[]) => ArticlesResult;

export const NO_ARTICLE = 'No Article Found';
export const UNKNOWN_TAG = 'Cannot find matching Service Group';

/** The articles that came with the visit. */
const useVisitArticles: ArticleSource = (type, tags) => {
  const { articles, articleTags } = useVisit();
  const wanted = normalizeTags(tags);
  const isUnknown = wanted.length === 1 && !articleTags.includes(wanted[0]!);
  return { articles: selectArticles(articles, type, wanted), none: isUnknown ? UNKNOWN_TAG : NO_ARTICLE };
};

/** Visitors see what came with the visit; the editor asks for what a block shows after each change of it. */
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
  tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '');
