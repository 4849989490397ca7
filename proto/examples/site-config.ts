import type { siteConfig } from '../site-config.ts';
import { bannerAndSubNavExamples } from './banners-and-sub-navs.ts';
import { domainExamples } from './domains.ts';
import type { ExamplesOf } from './example.ts';
import { mailingListExamples } from './mailing-lists.ts';
import { navAndFooterExamples } from './nav-and-footer.ts';
import { patternExamples } from './patterns.ts';
import { redirectExamples } from './redirects.ts';
import { siteConfigHistoryExamples } from './site-config-history.ts';
import { siteSettingsExamples } from './site-settings.ts';

export const siteConfigExamples: ExamplesOf<typeof siteConfig> = {
  ...domainExamples,
  ...siteSettingsExamples,
  ...redirectExamples,
  ...navAndFooterExamples,
  ...bannerAndSubNavExamples,
  ...patternExamples,
  ...mailingListExamples,
  ...siteConfigHistoryExamples,
  getTrainingCategories: [{ title: 'None without a configured feed', at: '12:00', in: {}, out: [] }],
};
