import type { Article } from '../../../../proto/pages.ts';
import { useVisiting } from '../../visit/visiting.ts';
import type { ArticleType } from './article-types.ts';

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
