import { RegionContent } from '../../../proto/entities/region.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { regionDocument } from '../region.ts';

export const createRegion = handle(
  regions.calls.createRegion,
  regionDocument.needs,
  async ({ region }, caller, needs) => {
    const content = RegionContent.parse({ domainId: caller.domainId || undefined, ...region });
    return regionDocument.create(content, caller, needs);
  },
);
