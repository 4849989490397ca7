import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { compareByName, REGIONS } from '../region.ts';

export const loadRegions = handle(regions.calls.loadRegions, { docs: REGIONS }, async (input, caller, { docs }) => {
  const { domainId = caller.domainId } = input;
  requireDomain(caller, domainId);
  return compareByName(await docs[caller.stage].find({ domainId }));
});
