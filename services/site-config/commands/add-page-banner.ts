import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { decideCreate, PAGE_BANNERS } from '../page-banner.ts';

export const addPageBanner = handle(
  siteConfig.calls.addPageBanner,
  { docs: PAGE_BANNERS, clock: CLOCK },
  async (input, caller, { docs, clock }) => {
    requireCapability(caller, 'banners');
    const { domainId } = input;
    requireDomain(caller, domainId);
    const { draft } = await docs.commit(clock.id(), toAuthor(caller), async () =>
      decideCreate(input, await docs.draft.find({ domainId })),
    );
    return draft!;
  },
);
