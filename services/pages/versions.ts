import type { Version } from '../../proto/document-history.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { Stored } from '../../proto/entities/stored.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { requirePagePermission } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { Recovery } from '../kit/recovery/recovery.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';
import { addressContext, resolveRegion } from './address.ts';
import { normalizePage, toContent, withProtectedFields } from './content.ts';
import { PageDocs } from './pages.store.ts';
import { pageNotFound, presentDraft, savedEvents } from './presentation.ts';
import { authorize } from './rights.ts';

export const versionHandlers = {
  history: handle(pages.calls.history, { recovery: Recovery }, (input, caller, { recovery }) =>
    recovery.documentHistory({ kind: 'page', ...input }, caller),
  ),

  listDeleted: handle(pages.calls.listDeleted, { recovery: Recovery }, (input, caller, { recovery }) =>
    recovery.listDeleted<'page'>(input, caller),
  ),

  compare: handle(pages.calls.compare, { recovery: Recovery }, async (input, caller, { recovery }) => {
    const { from, to, operations } = await recovery.compareDocument({ kind: 'page', ...input }, caller);
    if (!from || !to) throw refuseVersion(from ? input.to : input.from);
    return { from: toContent(from as PageContent), to: toContent(to as PageContent), operations };
  }),

  loadVersion: handle(
    pages.calls.loadVersion,
    { docs: PageDocs, recovery: Recovery, regions: RegionCache },
    async ({ _id, version }, caller, { docs, recovery, regions }) => {
      const [content] = await recovery.contentsOf({ kind: 'page', _id }, [version], caller);
      if (!content) throw refuseVersion(version);
      const head = await docs.head(_id);
      const copy = version === 'live' ? head?.live : head?.draft;
      if (!copy) throw pageNotFound();
      const shown = {
        ...Stored.parse(copy),
        ...(copy.owner && { owner: copy.owner }),
        ...toContent(content as PageContent),
        revision: typeof version === 'number' ? version : copy.revision,
      };
      return presentDraft(shown as VersionedDocument<PageContent>, regions, caller);
    },
  ),

  restore: handle(
    pages.calls.restore,
    { recovery: Recovery, regions: RegionCache },
    async ({ _id, revision }, caller, { recovery, regions }) => {
      const { draft } = await recovery.restore<PageContent>({ kind: 'page', _id }, revision, caller);
      return presentDraft(draft!, regions, caller);
    },
  ),
};

export const recoverablePage = defineRecoverable(
  'page',
  { docs: PageDocs, regions: RegionCache },
  {
    permit: (caller, action, guard) => requirePagePermission(caller, action === 'view' ? 'view' : 'edit', guard),

    /** Also restores roles that no longer exist, because without them the page could be open to everyone. */
    async restore(content, { head, caller }, { regions }) {
      if (head) authorize(head, 'edit', caller);
      else await requireRegion(content, caller, regions);
      const older = head ? withProtectedFields(head.draft, toContent(content)) : toContent(content);
      const restored = await resolveRegion(older, head?.draft.region, regions, caller);
      return {
        action: 'restore',
        draft: await normalizePage(restored, addressContext(restored), older),
        facts: savedEvents,
      };
    },
  },
);

async function requireRegion({ region }: PageContent, caller: Caller, regions: RegionCache): Promise<void> {
  if (region?._id && !(await regions.findSettled(region._id, caller))?.draft)
    throw pageRefusals.regionDeleted({ name: region.name || region._id });
}

const refuseVersion = (version: Version) =>
  version === 'live' ? pageRefusals.notLive() : pageRefusals.noRevision({ revision: version });
