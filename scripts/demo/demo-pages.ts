import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../proto/content.ts';
import type { ArticleType, PageType } from '../../proto/values.ts';
import { assignKeys } from '../../web/src/blocks/new-item.ts';
import { contentFolder, readContent } from './read-content.ts';
import type { DemoRegion } from './regions.ts';
import { styleGuidePages } from './style-guide/style-guide-pages.ts';

export interface DemoPage {
  slug: string;
  pageType: PageType;
  template: string;
  theme?: 'standard' | 'darkSlate';
  title: string;
  description: string;
  header: Record<string, unknown>;
  contents: Item[];
  articleContents?: Item[];
  eventContents?: Item[];
  articleTypes?: ArticleType[];
  /** Name of a sub nav. */
  subNav?: string;
  banner?: string;
  [field: string]: unknown;
}

/** Returns the pages of a region. Their addresses include the prefix of the region. */
export const pagesOf = ({ slugPrefix }: DemoRegion, now: Date): DemoPage[] => [
  ...readdirSync(join(contentFolder, slugPrefix, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): DemoPage => {
      const page = readContent<Omit<DemoPage, 'slug'>>(`${slugPrefix}/pages/${file}`, now);
      const slug = `${slugPrefix}/${file.replace(/\.json$/, '')}`;
      return assignKeys({ slug, ...page, pageType: page.pageType ?? 'page' } as DemoPage, 'demo');
    }),
  ...styleGuidePages(slugPrefix),
];
