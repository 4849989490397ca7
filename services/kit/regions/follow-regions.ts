import { regions } from '../../../proto/regions.ts';
import { on } from '../contract/on.ts';
import { KnownRegions } from './known-regions.ts';

/** Keeps a service's copy of the regions up to date. */
export const followRegions = on(regions.events.changed, { known: KnownRegions }, (data, envelope, { known }) =>
  known.learn(data, envelope),
);
