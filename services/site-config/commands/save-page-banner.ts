import { siteConfig } from '../../../proto/site-config.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { PAGE_BANNERS, decideSave } from '../page-banner.ts';

export const savePageBanner = handle(
  siteConfig.calls.savePageBanner,
  { docs: PAGE_BANNERS },
  async ({ domainId, banner }, caller, { docs }) => {
    requireDomain(caller, domainId);
    const { _id } = banner;
    if (_id === undefined) throw new Problem('invalid', 'Send the _id of the banner, or add it first.');
    const { draft } = await docs.commit(_id, toAuthor(caller), async (head) => {
      requireCapability(caller, 'banners');
      return decideSave(head, { ...banner, _id, domainId }, await docs.draft.find({ domainId, _id: { ne: _id } }));
    });
    return draft!;
  },
);
