import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { dependencyRowId, mailingListTarget } from '../dependencies.ts';
import { DEPENDENCIES } from '../pages.store.ts';

export const showsMailingList = handle(
  pages.calls.showsMailingList,
  { rows: DEPENDENCIES },
  async ({ listId }, caller, { rows }) => {
    const filter = { domainId: caller.domainId, links: { has: mailingListTarget(listId) } };
    const found = await rows.find(filter, { without: ['links', 'images'] });
    return { shown: found.some(({ _id, parentId }) => _id === dependencyRowId(parentId, 'live')) };
  },
);
