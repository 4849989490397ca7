import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { BUS } from '../../kit/tokens.ts';
import { existing, REGIONS } from '../region.ts';

export const findDependentPages = handle(
  regions.calls.findDependentPages,
  { docs: REGIONS, bus: BUS },
  async (input, caller, { docs, bus }) => {
    existing(inDomain(await docs.head(input.regionId), caller), input.regionId);
    return bus.call(pages.calls.findByRegion, input, caller);
  },
);
