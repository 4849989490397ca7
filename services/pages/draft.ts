import { isDeepStrictEqual } from 'node:util';
import type { PageContent } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { DocumentAction } from '../../proto/document-actions.ts';
import { normalizeTags } from '../../proto/unicode.ts';
import { requirePagePermission } from '../kit/access.ts';
import { handle, type Resolved } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { CLOCK } from '../kit/clock.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import { addressContext, placeInRegion, resolveRegion } from './address.ts';
import { checkCollection, normalizePage, renewKeys, toContent } from './content.ts';
import { PageDocs } from './pages.store.ts';
import { presentDraft, savedEvents } from './presentation.ts';
import { authorize } from './rights.ts';

export const draftNeeds = { docs: PageDocs, regions: RegionCache };

/** Stores nothing if the draft does not change or `change` returns null. */
export async function changeDraft(
  _id: string,
  action: DocumentAction,
  caller: Caller,
  { docs, regions }: Resolved<typeof draftNeeds>,
  change: (current: PageContent) => PageContent | null | Promise<PageContent | null>,
) {
  const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
    const current = toContent(authorize(stored, 'edit', caller).draft);
    const next = await change(current);
    if (!next) return null;
    requirePagePermission(caller, 'edit', next);
    const changed = await normalizePage(next, addressContext(current), current);
    return isDeepStrictEqual(changed, current) ? null : { action, draft: changed, facts: savedEvents };
  });
  return presentDraft(draft!, regions, caller);
}

export const draftHandlers = {
  changeTags: handle(pages.calls.changeTags, draftNeeds, ({ _id, add, remove }, caller, needs) =>
    changeDraft(_id, 'changeTags', caller, needs, (current) => {
      const removed = new Set(normalizeTags(remove));
      const before = current.tags ?? [];
      const tags = normalizeTags([...before, ...add]).filter((tag) => !removed.has(tag));
      return isDeepStrictEqual(tags, before) ? null : { ...current, tags };
    }),
  ),

  cloneComponent: handle(pages.calls.cloneComponent, { ...draftNeeds, clock: CLOCK }, async (input, caller, needs) => {
    const { pageId, collection, cloneInto, component } = input;
    checkCollection(collection);
    const copy = renewKeys(component, () => needs.clock.id());
    return changeDraft(pageId, 'cloneComponent', caller, needs, (current) => ({
      ...current,
      [cloneInto]: [...(current[cloneInto] ?? []), copy],
    }));
  }),

  move: handle(pages.calls.move, draftNeeds, ({ _id, regionId, slug }, caller, needs) =>
    changeDraft(_id, 'movePage', caller, needs, async (current) => {
      const placed = placeInRegion(current, regionId);
      const resolved = await resolveRegion(placed, current.region, needs.regions, caller);
      return { ...resolved, slug: slug ?? resolved.slug };
    }),
  ),
};
