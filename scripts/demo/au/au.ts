import type { DemoRegion } from '../content.ts';
import { aboutAu } from './about.ts';
import { caseStudiesAu } from './case-studies.ts';
import { claimsAu } from './claims.ts';
import { coverAu } from './cover.ts';
import { eventsAu } from './events.ts';
import { factsAu } from './facts.ts';
import { featuresAu } from './features.ts';
import { leaveAu } from './leave.ts';
import { newsAu } from './news.ts';
import { productsAu } from './products.ts';

export const au: DemoRegion = {
  facts: factsAu,
  cover: coverAu,
  about: aboutAu,
  claims: claimsAu,
  leave: leaveAu,
  products: productsAu,
  news: newsAu,
  caseStudies: caseStudiesAu,
  features: featuresAu,
  events: eventsAu,
};
