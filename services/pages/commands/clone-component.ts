import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permitted } from '../access.ts';
import { saved } from '../page-facts.ts';
import { checkCollection, contentOf } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { rekey } from '../rekey.ts';
import { placeOf, settlePage } from '../settle-page.ts';
import { showDraft } from '../show-page.ts';

/** Puts a copy of a block at the end of another page's draft. */
export const cloneComponent = handle(
  pages.calls.cloneComponent,
  { docs: PAGES, clock: CLOCK, regions: KnownRegions },
  async (input, caller, { clock, docs, regions }) => {
    const { pageId, collection, cloneInto, component } = input;
    checkCollection(collection);
    const copy = rekey(component, () => clock.id());
    const { draft } = await docs.commit(pageId, authorOf(caller), async (stored) => {
      const content = contentOf(permitted(stored, 'edit', caller).draft);
      const next = { ...content, [cloneInto]: [...(content[cloneInto] ?? []), copy] };
      return { action: 'cloneComponent', draft: await settlePage(next, placeOf(next), content), facts: saved };
    });
    return showDraft(draft!, regions, caller);
  },
);
