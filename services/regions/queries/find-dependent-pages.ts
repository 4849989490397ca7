import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { BUS } from '../../kit/tokens.ts';
import { regionDocument } from '../region.ts';

export const findDependentPages = handle(
  regions.calls.findDependentPages,
  { docs: regionDocument.token, bus: BUS },
  async (input, caller, { docs, bus }) => {
    await regionDocument.requireStored(input.regionId, caller, docs);
    return bus.call(pages.calls.findByRegion, input, caller);
  },
);
