import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';
import { toContent } from '../page-fields.ts';
import { refuseVersion } from '../refuse-version.ts';

export const compareRevisions = handle(
  pages.calls.compare,
  { recovery: Recovery },
  async (input, caller, { recovery }) => {
    const { from, to, operations } = await recovery.compareDocument({ kind: 'page', ...input }, caller);
    if (!from || !to) throw refuseVersion(from ? input.to : input.from);
    return { from: toContent(from as PageContent), to: toContent(to as PageContent), operations };
  },
);
