import type { DemoRegion } from './content.ts';
import type { DemoPage } from './demo-page.ts';
import { regionPages } from './layouts/region-pages.ts';
import { styleGuidePages } from './style-guide/style-guide-pages.ts';

export const pagesOf = (region: DemoRegion, now: Date): DemoPage[] => [
  ...regionPages(region, now),
  ...(region.facts.slugPrefix === 'au' ? styleGuidePages() : []),
];
