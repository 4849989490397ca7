import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Indexer } from '../indexer.ts';
import { PublishedCopy } from '../published-copy.ts';

export const indexItem = handle(
  search.calls.indexItem,
  { indexer: Indexer, published: PublishedCopy },
  async ({ _id }, caller, { indexer, published }) => {
    const kept = await indexer.get(_id);
    const page = await published.find(_id, caller);
    if (page) await indexer.keep(page);
    else if (kept?.document?.domainId === caller.domainId) await indexer.drop(_id, kept.revision);
    return { _id };
  },
);
