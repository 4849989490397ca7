import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { DOMAINS, requireSwitchable, toDomain } from '../domain.ts';

export const swapActiveDomain = handle(
  siteConfig.calls.swapActiveDomain,
  { docs: DOMAINS },
  async ({ domain }, caller, { docs }) => {
    requireCapability(caller, 'domains');
    const [next, before] = await Promise.all([domain._id, caller.domainId].map((id) => docs.draft.get(id)));
    return {
      newDomain: toDomain(requireSwitchable(next ?? null, domain._id)),
      oldDomain: before ? toDomain(before) : null,
    };
  },
);
