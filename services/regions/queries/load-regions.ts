import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { compareByName, regionDocument } from '../region.ts';

export const loadRegions = handle(regions.calls.loadRegions, regionDocument.needs, async (input, caller, needs) => {
  const { domainId = caller.domainId } = input;
  return compareByName(await regionDocument.list({ domainId }, caller, needs));
});
