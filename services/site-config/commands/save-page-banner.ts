import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { pageBanners } from '../page-banner.ts';

export const savePageBanner = handle(
  siteConfig.calls.savePageBanner,
  pageBanners.needs,
  ({ domainId, banner }, caller, needs) => pageBanners.save({ ...banner, domainId }, caller, needs),
);
