import { isDeepStrictEqual } from 'node:util';
import type { InOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { BUS, CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Doc } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { draftFromPage } from '../draft-from-page.ts';
import { saved } from '../page-facts.ts';
import { checkCollection, contentOf, withGuardedOf } from '../page-fields.ts';
import { withRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { settlePage } from '../settle-page.ts';
import { showDraft } from '../show-page.ts';

type Input = InOf<typeof pages.calls.save>;

const dependencies = { docs: PAGES, clock: CLOCK, bus: BUS, knownRegions: KnownRegions };
type Needs = Resolved<typeof dependencies>;

/** Creates a page without _id, and changes one with it. */
export const savePage = handle(pages.calls.save, dependencies, async ({ page, collection }, caller, needs) => {
  const { knownRegions } = needs;
  checkCollection(collection);
  const draft =
    page._id === undefined ? await create(needs, page, caller) : await change(needs, page._id, page, caller);
  return showDraft(draft, knownRegions, caller);
});

async function create(needs: Needs, sent: Input['page'], caller: Caller): Promise<Doc<PageContent>> {
  const { knownRegions, docs, clock } = needs;
  permitDomain(caller, sent.domainId);
  const content = withGuardedOf({ domainId: sent.domainId }, contentOf(sent));
  const placed = await withRegion(content, undefined, knownRegions, caller);
  permitPage(caller, 'edit', placed);
  const draft = await settlePage({ ...placed, ...(await defaultRolesOf(needs, placed, caller)) });
  const decide = () => ({ action: 'create' as const, draft, facts: saved });
  return (await docs.commit(clock.id(), authorOf(caller), decide)).draft!;
}

/** What people who manage roles have chosen for new pages of that region and type. */
async function defaultRolesOf(
  { bus }: Needs,
  { region, pageType }: PageContent,
  caller: Caller,
): Promise<Partial<PageContent>> {
  if (!region?._id) return {};
  const { defaultRoles } = await bus.call(regions.calls.loadDefaultRoles, { regionId: region._id }, caller);
  return defaultRoles[pageType] ?? {};
}

async function change(
  { docs, knownRegions }: Needs,
  id: string,
  sent: Input['page'],
  caller: Caller,
): Promise<Doc<PageContent>> {
  const committed = await docs.commit(id, authorOf(caller), async (stored, log) => {
    const head = permitted(stored, 'edit', caller);
    const draft = await draftFromPage(sent, head, log, knownRegions, caller);
    permitPage(caller, 'edit', draft);
    return isDeepStrictEqual(draft, contentOf(head.draft)) ? null : { action: 'save', draft, facts: saved };
  });
  return committed.draft!;
}
