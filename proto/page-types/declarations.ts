import { caseStudy } from './case-study.ts';
import { event } from './event.ts';
import { feature } from './feature.ts';
import { news } from './news.ts';
import type { PageTypeDeclaration } from './page-type.ts';
import { page } from './page.ts';

export const declarations = { page, news, feature, event, caseStudy } as const satisfies Record<
  string,
  PageTypeDeclaration
>;

type Declarations = typeof declarations;
export type PageType = keyof Declarations;
export type ArticleType = { [N in PageType]: Declarations[N]['isArticle'] extends true ? N : never }[PageType];
