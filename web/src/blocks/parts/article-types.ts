import type { articleTypes } from '../../../../proto/values.ts';

export type ArticleType = (typeof articleTypes)[number];

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
