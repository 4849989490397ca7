import { pages } from '../../../proto/pages.ts';
import { normalizeSlug } from '../../../proto/slug.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { checkCollection, checkPageType } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { pageNotFound, presentTo } from '../present-page.ts';

export const loadPage = handle(
  pages.calls.load,
  { docs: PAGES, regions: RegionCache },
  async (input, caller, { docs, regions }) => {
    const { _id, slug, domainId = caller.domainId, collection, pageType } = input;
    checkCollection(collection);
    checkPageType(pageType);
    if (domainId !== caller.domainId) throw pageNotFound();
    const [stored] = await docs[caller.stage].find(
      { domainId, ...(_id === undefined ? { slug: normalizeSlug(slug) } : { _id }) },
      { limit: 1 },
    );
    if (pageType !== undefined && stored?.pageType !== pageType) throw pageNotFound();
    return presentTo(caller, stored, regions);
  },
);
