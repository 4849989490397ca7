import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { PAGE_BANNERS } from '../page-banner.ts';

export const listPageBanners = handle(
  siteConfig.calls.listPageBanners,
  { docs: PAGE_BANNERS },
  async ({ domainId }, caller, { docs }) => {
    requireDomain(caller, domainId);
    return docs[caller.stage].find({ domainId }, { sort: { name: 'asc' } });
  },
);
