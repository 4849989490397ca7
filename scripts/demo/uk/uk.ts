import type { DemoRegion } from '../content.ts';
import { aboutUk } from './about.ts';
import { caseStudiesUk } from './case-studies.ts';
import { claimsUk } from './claims.ts';
import { coverUk } from './cover.ts';
import { eventsUk } from './events.ts';
import { factsUk } from './facts.ts';
import { featuresUk } from './features.ts';
import { leaveUk } from './leave.ts';
import { newsUk } from './news.ts';
import { productsUk } from './products.ts';

export const uk: DemoRegion = {
  facts: factsUk,
  cover: coverUk,
  about: aboutUk,
  claims: claimsUk,
  leave: leaveUk,
  products: productsUk,
  news: newsUk,
  caseStudies: caseStudiesUk,
  features: featuresUk,
  events: eventsUk,
};
