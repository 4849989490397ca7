import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { PAGES } from '../pages.store.ts';
import { getTitle } from '../present-page.ts';

export const publicState = handle(pages.calls.publicState, { docs: PAGES }, async ({ _id }, caller, { docs }) => {
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
});

/** The draft may have got another address after the page was published. */
async function loadLastPublished(docs: Versioned<PageContent>, id: string): Promise<PageContent | null> {
  const entries = await docs.history(id, { limit: 100 });
  const published = entries.find(({ action }) => action === 'publish');
  return published ? docs.log(id).at(published.revision) : null;
}
