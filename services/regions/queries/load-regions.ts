import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { byName, REGIONS } from '../region.ts';

export const loadRegions = handle(regions.calls.loadRegions, { docs: REGIONS }, async (input, caller, { docs }) => {
  const { domainId = caller.domainId } = input;
  permitDomain(caller, domainId);
  return byName(await docs[caller.stage].find({ domainId }));
});
