import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { decideDelete, PAGE_BANNERS } from '../page-banner.ts';

export const deletePageBanner = handle(
  siteConfig.calls.deletePageBanner,
  { docs: PAGE_BANNERS },
  async ({ domainId, banner }, caller, { docs }) => {
    requireDomain(caller, domainId);
    const { _id } = banner;
    await docs.commit(_id, toAuthor(caller), (head) => {
      requireCapability(caller, 'banners');
      return decideDelete(head, _id, domainId);
    });
    return { _id };
  },
);
