import type { ArticleType } from '../../../../proto/page-types/declarations.ts';
import { articleWords } from '../../visit/page-type-words.ts';

export type { ArticleType };

/** The article types in the words of visitors, where there are many. */
export const articleTypeOptions = Object.entries(articleWords).map(([value, [, text]]) => ({
  value: value as ArticleType,
  text,
}));

export const anyArticleType: readonly { value: ArticleType | 'all'; text: string }[] = [
  { value: 'all', text: 'All articles' },
  ...articleTypeOptions,
];
