import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { presentDraft } from '../present-page.ts';

export const restorePage = handle(
  pages.calls.restore,
  { recovery: Recovery, regions: RegionCache },
  async ({ _id, revision }, caller, { recovery, regions }) => {
    const { draft } = await recovery.restore<PageContent>({ kind: 'page', _id }, revision, caller);
    return presentDraft(draft!, regions, caller);
  },
);
