import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { can } from '../../../proto/permissions.ts';
import { normalizeSlug } from '../../../proto/slug.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { checkCollection, checkPageType } from '../content.ts';
import { PageDocs } from '../pages.store.ts';
import { getTitle, pageNotFound, presentTo, toPage } from '../presentation.ts';
import { authorize } from '../rights.ts';

export const loadHandlers = {
  load: handle(pages.calls.load, { docs: PageDocs, regions: RegionCache }, async (input, caller, { docs, regions }) => {
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
  }),

  findPublished: handle(pages.calls.findPublished, { docs: PageDocs }, async ({ _id }, caller, { docs }) => {
    const draft = await docs.draft.get(_id);
    if (draft?.domainId !== caller.domainId) throw pageNotFound();
    const live = await docs.live.get(_id);
    return { page: live && can(caller.user, 'view', live) ? toPage(live) : null };
  }),

  publicState: handle(pages.calls.publicState, { docs: PageDocs }, async ({ _id }, caller, { docs }) => {
    const { draft, live } = authorize(await docs.head(_id), 'view', caller);
    const shown = live ?? (await loadLastPublished(docs, _id)) ?? draft;
    const isRestricted = (shown.viewerRoles ?? []).length > 0;
    return {
      revision: draft.revision,
      pageType: shown.pageType,
      slug: shown.slug,
      regionPrefix: shown.region?.slugPrefix ?? '',
      live: live && {
        revision: live.revision,
        title: getTitle(live),
        lastPublished: live.lastPublished ?? live.updatedAt,
        isInSitemap: !isRestricted && live.hideFromSitemap !== true && live.hideFromRobots !== true,
        isFound: !isRestricted && live.hideFromSitemap !== true,
        isRestricted,
      },
    };
  }),
};

/** Loads the content of the last publish from the log, because the draft may have changed since. */
async function loadLastPublished(docs: PageDocs, id: string): Promise<PageContent | null> {
  const entries = await docs.history(id, { limit: 100 });
  const published = entries.find(({ action }) => action === 'publish');
  return published ? docs.log(id).at(published.revision) : null;
}
