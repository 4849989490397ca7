import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { savedEvents } from '../page-events.ts';
import { checkCollection, toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { renewKeys } from '../renew-keys.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { presentDraft } from '../present-page.ts';

export const cloneComponent = handle(
  pages.calls.cloneComponent,
  { docs: PAGES, clock: CLOCK, regions: RegionCache },
  async (input, caller, { clock, docs, regions }) => {
    const { pageId, collection, cloneInto, component } = input;
    checkCollection(collection);
    const copy = renewKeys(component, () => clock.id());
    const { draft } = await docs.commit(pageId, toAuthor(caller), async (stored) => {
      const content = toContent(authorize(stored, 'edit', caller).draft);
      const next = { ...content, [cloneInto]: [...(content[cloneInto] ?? []), copy] };
      return {
        action: 'cloneComponent',
        draft: await normalizePage(next, addressContext(next), content),
        facts: savedEvents,
      };
    });
    return presentDraft(draft!, regions, caller);
  },
);
