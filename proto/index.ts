import type { Call, Contract } from './contract.ts';
import { identity } from './identity.ts';
import { leads } from './leads.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';
import { regions } from './regions.ts';
import { search } from './search.ts';
import { siteConfig } from './site-config.ts';
import { sitemap } from './sitemap.ts';
import { statistics } from './statistics.ts';
import { visit } from './visit.ts';

export const contracts = [
  pages,
  regions,
  identity,
  siteConfig,
  search,
  sitemap,
  media,
  leads,
  statistics,
  visit,
] as const;

export const calls: Call[] = contracts.flatMap((contract: Contract) => Object.values(contract.calls));
