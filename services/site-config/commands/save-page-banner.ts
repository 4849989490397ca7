import { siteConfig } from '../../../proto/site-config.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { PAGE_BANNERS, saved } from '../page-banner.ts';

export const savePageBanner = handle(
  siteConfig.calls.savePageBanner,
  { docs: PAGE_BANNERS },
  async ({ domainId, banner }, caller, { docs }) => {
    permitDomain(caller, domainId);
    const { _id } = banner;
    if (_id === undefined) throw new Problem('invalid', 'Name the banner by its _id, or add it first.');
    const { draft } = await docs.commit(_id, authorOf(caller), async (head) => {
      permit(caller, 'banners');
      return saved(head, { ...banner, _id, domainId }, await docs.draft.find({ domainId, _id: { ne: _id } }));
    });
    return draft!;
  },
);
