import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { listingOf } from '../listing.ts';
import { PAGES } from '../pages.store.ts';
import { showTo } from '../show-page.ts';

export const findListing = handle(
  pages.calls.findListing,
  { docs: PAGES, regions: KnownRegions },
  async ({ id }, caller, { docs, regions }) => {
    const page = await showTo(caller, await docs[caller.stage].get(id), regions);
    return { listing: listingOf(page) };
  },
);
