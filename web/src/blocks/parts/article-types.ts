import type { ArticleType } from '../../../../proto/page-types/declarations.ts';
import { articleLabels } from '../../visit/page-type-labels.ts';

export type { ArticleType };

/** The article types in the words of visitors, where there are many. */
export const articleTypeOptions = Object.entries(articleLabels).map(([value, [, text]]) => ({
  value: value as ArticleType,
  text,
}));

export const anyArticleType: readonly { value: ArticleType | 'all'; text: string }[] = [
  { value: 'all', text: 'All articles' },
  ...articleTypeOptions,
];
