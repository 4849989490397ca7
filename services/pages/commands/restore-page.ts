import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { showDraft } from '../show-page.ts';

/** Makes the content of an older revision the draft, or brings a deleted page back. */
export const restorePage = handle(
  pages.calls.restore,
  { recovery: Recovery, regions: KnownRegions },
  async ({ _id, revision }, caller, { recovery, regions }) => {
    const { draft } = await recovery.restore<PageContent>({ kind: 'page', _id }, revision, caller);
    return showDraft(draft!, regions, caller);
  },
);
