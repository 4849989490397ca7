import { regions } from '../../../proto/regions.ts';
import { onEvent } from '../contract/on-event.ts';
import { RegionCache } from './region-cache.ts';

export const followRegions = onEvent(regions.events.changed, { known: RegionCache }, (data, envelope, { known }) =>
  known.learn(data, envelope),
);
