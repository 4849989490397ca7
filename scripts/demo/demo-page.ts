import type { Item } from '../../proto/content.ts';
import type { articleTypes } from '../../proto/values.ts';

/** What is sent to page/save, but for the domain and the region. */
export interface DemoPage {
  /** Behind the region's prefix. */
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
  /** What a listing lists. */
  articleTypes?: (typeof articleTypes)[number][];
  /** Names of a sub nav and a banner that come with the demo. */
  subNav?: string;
  banner?: string;
  [field: string]: unknown;
}
