import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { MissedSearches } from '../missed/missed-searches.ts';

export const dismissMissed = handle(
  search.calls.dismissMissed,
  { missed: MissedSearches },
  async ({ _id }, caller, { missed }) => {
    requireCapability(caller, 'siteSettings');
    await missed.remove(caller.domainId, _id);
    return { _id };
  },
);
