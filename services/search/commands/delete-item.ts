import { search } from '../../../proto/search.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requirePagePermission } from '../../kit/require-page-permission.ts';
import { Indexer } from '../indexer.ts';
import { PublishedCopy } from '../published-copy.ts';

/** Takes a page out of the index; while visitors can still read it, that is for those who may publish it. */
export const deleteItem = handle(
  search.calls.deleteItem,
  { indexer: Indexer, published: PublishedCopy },
  async ({ _id }, caller, { indexer, published }) => {
    const kept = await indexer.get(_id);
    if (kept?.document?.domainId !== caller.domainId) return { _id };
    const page = await published.find(_id, caller).catch(nullIfNotFound);
    if (page) requirePagePermission(caller, 'publish', page);
    await indexer.drop(_id, kept.revision);
    return { _id };
  },
);

/** A page that has been deleted may still be in the index. */
function nullIfNotFound(problem: unknown): null {
  if (problem instanceof Problem && problem.code === 'not-found') return null;
  throw problem;
}
