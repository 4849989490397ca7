import type { DemoRegion } from '../content.ts';
import { aboutSg } from './about.ts';
import { caseStudiesSg } from './case-studies.ts';
import { claimsSg } from './claims.ts';
import { coverSg } from './cover.ts';
import { eventsSg } from './events.ts';
import { factsSg } from './facts.ts';
import { featuresSg } from './features.ts';
import { leaveSg } from './leave.ts';
import { newsSg } from './news.ts';
import { productsSg } from './products.ts';

export const sg: DemoRegion = {
  facts: factsSg,
  cover: coverSg,
  about: aboutSg,
  claims: claimsSg,
  leave: leaveSg,
  products: productsSg,
  news: newsSg,
  caseStudies: caseStudiesSg,
  features: featuresSg,
  events: eventsSg,
};
