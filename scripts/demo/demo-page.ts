import type { Item } from '../../proto/content.ts';
import type { articleTypes } from '../../proto/values.ts';

export interface DemoPage {
  slug: string;
  pageType: 'page' | 'news' | 'feature' | 'event' | 'caseStudy';
  template: string;
  theme?: 'standard' | 'darkSlate';
  title: string;
  description: string;
  header: Record<string, unknown>;
  contents: Item[];
  articleContents?: Item[];
  eventContents?: Item[];
  articleTypes?: (typeof articleTypes)[number][];
  subNav?: string;
  banner?: string;
  [field: string]: unknown;
}
