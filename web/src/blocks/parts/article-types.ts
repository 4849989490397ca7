import type { ArticleType } from '../../../../proto/page-types/declarations.ts';
import { articleLabels } from '../../messages/page-type-labels.ts';

export type { ArticleType };

export const articleTypeOptions = Object.entries(articleLabels).map(([value, [, text]]) => ({
  value: value as ArticleType,
  text,
}));

export const anyArticleType: readonly { value: ArticleType | 'all'; text: string }[] = [
  { value: 'all', text: 'All articles' },
  ...articleTypeOptions,
];
