import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { DOMAINS, swappedTo, viewOf } from '../domain.ts';

export const swapActiveDomain = handle(
  siteConfig.calls.swapActiveDomain,
  { docs: DOMAINS },
  async ({ domain }, caller, { docs }) => {
    permit(caller, 'domains');
    const [next, before] = await Promise.all([domain._id, caller.domainId].map((id) => docs.draft.get(id)));
    return { newDomain: viewOf(swappedTo(next ?? null, domain._id)), oldDomain: before ? viewOf(before) : null };
  },
);
