import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { MissedSearches } from '../missed/missed-searches.ts';

export const listMissed = handle(
  search.calls.listMissed,
  { missed: MissedSearches },
  async ({ limit }, caller, { missed }) => {
    requireCapability(caller, 'siteSettings');
    return { searches: await missed.list(caller.domainId, limit) };
  },
);
