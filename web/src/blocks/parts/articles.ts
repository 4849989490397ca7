import type { Article } from '../../../../proto/pages.ts';
import type { articleTypes } from '../../../../proto/values.ts';
import { useVisiting } from '../../visit/visiting.ts';

type ArticleType = (typeof articleTypes)[number];

const LABELS: Record<ArticleType, string> = {
  news: 'News',
  feature: 'Features',
  event: 'Events',
  caseStudy: 'Case studies',
};

export const articleTypeOptions = [
  { value: 'all', text: 'All articles' },
  ...(Object.keys(LABELS) as ArticleType[]).map((value) => ({ value, text: LABELS[value] })),
] as const satisfies readonly { value: ArticleType | 'all'; text: string }[];

/** The articles that came with the visit, of one kind and tag, newest first. */
export function useArticles(type: ArticleType | 'all', tag: string): Article[] {
  const wanted = asStored(tag);
  return useVisiting().articles.filter(
    (article) => (type === 'all' || article.pageType === type) && (wanted === '' || article.tags?.includes(wanted)),
  );
}

/** Whether no article of the region has the tag, of whatever kind. */
export function useIsUnknownTag(tag: string): boolean {
  const { articleTags } = useVisiting();
  return asStored(tag) !== '' && !articleTags.includes(asStored(tag));
}

const asStored = (tag: string): string => tag.trim().toLowerCase();
