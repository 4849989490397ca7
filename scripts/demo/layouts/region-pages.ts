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
import { privacyPage } from './privacy-page.ts';

/** Every page of a region that visitors find by themselves. */
export const regionPages = (region: DemoRegion, now: Date): DemoPage[] => [
  homePage(region),
  coverPage(region),
  leavePage(region),
  claimsPage(region),
  aboutPage(region),
  contactPage(region),
  privacyPage(region),
  ...listingPages(region),
  ...articlePages(region, now),
];

/** Where a page stands, as a visitor's address has it. */
export const addressOf = ({ facts }: Pick<DemoRegion, 'facts'>, { pageType, slug }: DemoPage): string =>
  `/${[facts.slugPrefix, segmentByPageType[pageType], slug].filter((part) => part !== '').join('/')}`;
