import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { regionDocument } from '../region.ts';

export const publishRegion = handle(regions.calls.publishRegion, regionDocument.needs, ({ region }, caller, needs) =>
  regionDocument.publish({ ...region, domainId: caller.domainId }, caller, needs),
);
