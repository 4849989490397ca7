import { defineRefusals } from './define-refusals.ts';

export const sitemapRefusals = defineRefusals('sitemap', {
  notBuilt: ['unavailable', 'The sitemap is being built for the first time. Try again in a minute.'],
});
