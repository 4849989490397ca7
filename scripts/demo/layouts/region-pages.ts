import { segmentByPageType } from '../../../proto/entities/page.ts';
import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { aboutPage } from './about-page.ts';
import { articlePages } from './article-pages.ts';
import { claimsPage } from './claims-page.ts';
import { contactPage } from './contact-page.ts';
import { coverPage } from './cover-page.ts';
import { homePage } from './home-page.ts';
import { leavePage } from './leave-page.ts';
import { listingPages } from './listing-pages.ts';
import { productPages } from './product-page.ts';
import { privacyPage } from './privacy-page.ts';

export const regionPages = (region: DemoRegion, now: Date): DemoPage[] => [
  homePage(region),
  coverPage(region),
  ...productPages(region),
  leavePage(region),
  claimsPage(region),
  aboutPage(region, now),
  contactPage(region),
  privacyPage(region),
  ...listingPages(region),
  ...articlePages(region, now),
];

export const addressOf = ({ facts }: Pick<DemoRegion, 'facts'>, { pageType, slug }: DemoPage): string =>
  `/${[facts.slugPrefix, segmentByPageType[pageType], slug].filter((part) => part !== '').join('/')}`;
