import { isDeepStrictEqual } from 'node:util';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { fitToType } from '../fit-to-type.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { savedEvents } from '../page-events.ts';
import { toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { presentDraft } from '../present-page.ts';

export const changeType = handle(
  pages.calls.changeType,
  { docs: PAGES, regions: RegionCache },
  async ({ _id, ...type }, caller, { docs, regions }) => {
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const current = toContent(authorize(stored, 'edit', caller).draft);
      const { content } = fitToType(current, type);
      requirePagePermission(caller, 'edit', content);
      const changed = await normalizePage(content, addressContext(current), current);
      return isDeepStrictEqual(changed, current) ? null : { action: 'changeType', draft: changed, facts: savedEvents };
    });
    return presentDraft(draft!, regions, caller);
  },
);
