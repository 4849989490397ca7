import { isDeepStrictEqual } from 'node:util';
import type { HandlerInput } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireDomain, requirePagePermission } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { CLOCK } from '../../kit/clock.ts';
import { toAuthor, type VersionedDocument } from '../../kit/versioned/versioned.ts';
import { resolveRegion } from '../address.ts';
import { checkCollection, normalizePage, toContent, withProtectedFields } from '../content.ts';
import { mergePage } from '../merge.ts';
import { PageDocs } from '../pages.store.ts';
import { presentDraft, savedEvents } from '../presentation.ts';
import { authorize } from '../rights.ts';
import { loadDefaultRoles } from '../roles.ts';

type Input = HandlerInput<typeof pages.calls.save>;

const dependencies = { docs: PageDocs, clock: CLOCK, bus: BUS, regionCache: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const savePage = handle(pages.calls.save, dependencies, async ({ page, collection }, caller, needs) => {
  const { regionCache } = needs;
  checkCollection(collection);
  const draft =
    page._id === undefined ? await create(needs, page, caller) : await change(needs, page._id, page, caller);
  return presentDraft(draft, regionCache, caller);
});

async function create(needs: Needs, sent: Input['page'], caller: Caller): Promise<VersionedDocument<PageContent>> {
  const { regionCache, docs, clock, bus } = needs;
  requireDomain(caller, sent.domainId);
  const content = withProtectedFields({ domainId: sent.domainId }, toContent(sent));
  const withRegion = await resolveRegion(content, undefined, regionCache, caller);
  requirePagePermission(caller, 'edit', withRegion);
  const draft = await normalizePage({ ...withRegion, ...(await loadDefaultRoles(bus, withRegion, caller)) });
  const decide = () => ({ action: 'create' as const, draft, owner: toAuthor(caller), facts: savedEvents });
  return (await docs.commit(clock.id(), toAuthor(caller), decide)).draft!;
}

async function change(
  { docs, regionCache }: Needs,
  id: string,
  sent: Input['page'],
  caller: Caller,
): Promise<VersionedDocument<PageContent>> {
  const committed = await docs.commit(id, toAuthor(caller), async (stored, log) => {
    const head = authorize(stored, 'edit', caller);
    const draft = await mergePage(sent, head, log, regionCache, caller);
    requirePagePermission(caller, 'edit', draft);
    return isDeepStrictEqual(draft, toContent(head.draft)) ? null : { action: 'save', draft, facts: savedEvents };
  });
  return committed.draft!;
}
