import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { pageBanners } from '../page-banner.ts';

export const deletePageBanner = handle(
  siteConfig.calls.deletePageBanner,
  pageBanners.needs,
  async ({ domainId, banner }, caller, needs) => {
    requireDomain(caller, domainId);
    return pageBanners.delete(banner._id, caller, needs);
  },
);
