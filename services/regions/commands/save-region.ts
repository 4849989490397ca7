import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { regionDocument } from '../region.ts';

export const saveRegion = handle(regions.calls.saveRegion, regionDocument.needs, ({ region }, caller, needs) =>
  regionDocument.save({ ...region, domainId: caller.domainId }, caller, needs),
);
