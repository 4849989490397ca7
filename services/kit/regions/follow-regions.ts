import { regions } from '../../../proto/regions.ts';
import { onEvent } from '../contract/on-event.ts';
import { RegionCache } from './region-cache.ts';

export const followRegions = onEvent(regions.events.changed, { cache: RegionCache }, (data, envelope, { cache }) =>
  cache.update(data, envelope),
);
