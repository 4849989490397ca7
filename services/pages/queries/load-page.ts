import { pages } from '../../../proto/pages.ts';
import { normaliseSlug } from '../../../proto/slug.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { checkCollection, checkPageType } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { pageNotFound, showTo } from '../show-page.ts';

export const loadPage = handle(
  pages.calls.load,
  { docs: PAGES, regions: KnownRegions },
  async (input, caller, { docs, regions }) => {
    const { slug, domainId = caller.domainId, collection, pageType } = input;
    checkCollection(collection);
    checkPageType(pageType);
    if (domainId !== caller.domainId) throw pageNotFound();
    const [stored] = await docs[caller.stage].find({ domainId, slug: normaliseSlug(slug) }, { limit: 1 });
    if (pageType !== undefined && stored?.pageType !== pageType) throw pageNotFound();
    return showTo(caller, stored, regions);
  },
);
