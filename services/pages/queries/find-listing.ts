import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toListing } from '../listing.ts';
import { PAGES } from '../pages.store.ts';
import { presentTo } from '../present-page.ts';

export const findListing = handle(
  pages.calls.findListing,
  { docs: PAGES, regions: RegionCache },
  async ({ id }, caller, { docs, regions }) => {
    const page = await presentTo(caller, await docs[caller.stage].get(id), regions);
    return { listing: toListing(page) };
  },
);
