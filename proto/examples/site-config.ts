import type { siteConfig } from '../site-config.ts';
import { signUpRefusals } from '../refusals/site-config.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { brandExamples } from './brand.ts';
import { bannerAndSubNavExamples } from './banners-and-sub-navs.ts';
import { domainExamples } from './domains.ts';
import { navAndFooterExamples } from './nav-and-footer.ts';
import { patternExamples } from './patterns.ts';
import { redirectExamples } from './redirects.ts';
import { siteConfigHistoryExamples } from './site-config-history.ts';
import { siteSettingsExamples } from './site-settings.ts';

const mailingListExamples: Pick<ExamplesOf<typeof siteConfig>, 'subscribe'> = {
  subscribe: [
    {
      title: 'Refused where no mailing list is connected',
      at: '12:01',
      in: { listId: 'a1b2c3d4e5', email: 'edith@example.org', values: { FNAME: 'Edith' } },
      refused: refusedWith(signUpRefusals.notConnected()),
    },
    {
      title: 'The input of a robot gets thanks and is not stored',
      at: '12:02',
      in: { listId: 'a1b2c3d4e5', email: 'robot@example.org', values: {}, website: 'https://example.com' },
      out: { success: true },
    },
  ],
};

export const siteConfigExamples: ExamplesOf<typeof siteConfig> = {
  ...domainExamples,
  ...siteSettingsExamples,
  ...redirectExamples,
  ...navAndFooterExamples,
  ...brandExamples,
  ...bannerAndSubNavExamples,
  ...patternExamples,
  ...mailingListExamples,
  ...siteConfigHistoryExamples,
  getTrainingCategories: [{ title: 'None without a configured feed', at: '12:00', in: {}, out: [] }],
};
