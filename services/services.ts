import type { ServiceDefinition } from './kit/host/service-definition.ts';
import { identityService } from './identity/identity.module.ts';
import { leadsService } from './leads/leads.module.ts';
import { mediaService } from './media/media.module.ts';
import { pagesService } from './pages/pages.module.ts';
import { regionsService } from './regions/regions.module.ts';
import { searchService } from './search/search.module.ts';
import { siteConfigService } from './site-config/site-config.module.ts';
import { sitemapService } from './sitemap/sitemap.module.ts';
import { statisticsService } from './statistics/statistics.module.ts';

export const services: ServiceDefinition[] = [
  regionsService,
  identityService,
  mediaService,
  pagesService,
  searchService,
  siteConfigService,
  sitemapService,
  leadsService,
  statisticsService,
];
