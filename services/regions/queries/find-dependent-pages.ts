import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ifInDomain } from '../../kit/require-domain.ts';
import { BUS } from '../../kit/tokens.ts';
import { requireRegion, REGIONS } from '../region.ts';

export const findDependentPages = handle(
  regions.calls.findDependentPages,
  { docs: REGIONS, bus: BUS },
  async (input, caller, { docs, bus }) => {
    requireRegion(ifInDomain(await docs.head(input.regionId), caller), input.regionId);
    return bus.call(pages.calls.findByRegion, input, caller);
  },
);
