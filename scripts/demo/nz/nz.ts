import type { DemoRegion } from '../content.ts';
import { aboutNz } from './about.ts';
import { caseStudiesNz } from './case-studies.ts';
import { claimsNz } from './claims.ts';
import { coverNz } from './cover.ts';
import { eventsNz } from './events.ts';
import { factsNz } from './facts.ts';
import { featuresNz } from './features.ts';
import { leaveNz } from './leave.ts';
import { newsNz } from './news.ts';
import { productsNz } from './products.ts';

export const nz: DemoRegion = {
  facts: factsNz,
  cover: coverNz,
  about: aboutNz,
  claims: claimsNz,
  leave: leaveNz,
  products: productsNz,
  news: newsNz,
  caseStudies: caseStudiesNz,
  features: featuresNz,
  events: eventsNz,
};
