import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { deleted, PAGE_BANNERS } from '../page-banner.ts';

export const deletePageBanner = handle(
  siteConfig.calls.deletePageBanner,
  { docs: PAGE_BANNERS },
  async ({ domainId, banner }, caller, { docs }) => {
    permitDomain(caller, domainId);
    const { _id } = banner;
    await docs.commit(_id, authorOf(caller), (head) => {
      permit(caller, 'banners');
      return deleted(head, _id, domainId);
    });
    return { _id };
  },
);
