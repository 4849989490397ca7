import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { regionDocument } from '../region.ts';

export const unpublishRegion = handle(
  regions.calls.unpublishRegion,
  regionDocument.needs,
  ({ regionId }, caller, needs) => regionDocument.unpublish(regionId, caller, needs),
);
