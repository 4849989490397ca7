import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { added, PAGE_BANNERS } from '../page-banner.ts';

export const addPageBanner = handle(
  siteConfig.calls.addPageBanner,
  { docs: PAGE_BANNERS, clock: CLOCK },
  async (input, caller, { docs, clock }) => {
    permit(caller, 'banners');
    const { domainId } = input;
    permitDomain(caller, domainId);
    const { draft } = await docs.commit(clock.id(), authorOf(caller), async () =>
      added(input, await docs.draft.find({ domainId })),
    );
    return draft!;
  },
);
