import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ENGINE } from '../search-engine.ts';

export const findIndexed = handle(
  search.calls.findIndexed,
  { engine: ENGINE },
  async ({ _id }, { domainId }, { engine }) => {
    const [document] = await engine.load(domainId, [_id]);
    return { revision: document?.revision ?? null };
  },
);
