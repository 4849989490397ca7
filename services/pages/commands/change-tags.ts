import { isDeepStrictEqual } from 'node:util';
import { pages } from '../../../proto/pages.ts';
import { normalizeTags } from '../../../proto/unicode.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { savedEvents } from '../page-events.ts';
import { toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { presentDraft } from '../present-page.ts';

export const changeTags = handle(
  pages.calls.changeTags,
  { docs: PAGES, regions: RegionCache },
  async ({ _id, add, remove }, caller, { docs, regions }) => {
    const removed = new Set(normalizeTags(remove));
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const current = toContent(authorize(stored, 'edit', caller).draft);
      const before = current.tags ?? [];
      const tags = normalizeTags([...before, ...add]).filter((tag) => !removed.has(tag));
      if (isDeepStrictEqual(tags, before)) return null;
      const next = { ...current, tags };
      return {
        action: 'changeTags',
        draft: await normalizePage(next, addressContext(next), current),
        facts: savedEvents,
      };
    });
    return presentDraft(draft!, regions, caller);
  },
);
