import type { ServiceLoaders } from './kit/host/start-host.ts';

/** A process loads only the code of the services that it hosts. */
export const serviceLoaders: ServiceLoaders = {
  regions: async () => (await import('./regions/regions.module.ts')).regionsService,
  identity: async () => (await import('./identity/identity.module.ts')).identityService,
  media: async () => (await import('./media/media.module.ts')).mediaService,
  pages: async () => (await import('./pages/pages.module.ts')).pagesService,
  search: async () => (await import('./search/search.module.ts')).searchService,
  'site-config': async () => (await import('./site-config/site-config.module.ts')).siteConfigService,
  sitemap: async () => (await import('./sitemap/sitemap.module.ts')).sitemapService,
  leads: async () => (await import('./leads/leads.module.ts')).leadsService,
  statistics: async () => (await import('./statistics/statistics.module.ts')).statisticsService,
};
