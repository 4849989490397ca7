import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { requireKnownRoles } from '../../kit/require-known-roles.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { changeRoleLists, toLimitedLists } from '../apply-roles.ts';
import { authorize } from '../authorize-page.ts';
import { decideRoles } from '../decide-roles.ts';
import { toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';

export const changeRoles = handle(
  pages.calls.changeRoles,
  { docs: PAGES, bus: BUS },
  async ({ _id, remove, keepOpen, ...input }, caller, { bus, docs }) => {
    requireCapability(caller, 'people');
    await requireKnownRoles(bus, [...new Set(Object.values(input.add).flat())], caller);
    let result: Pick<ReturnType<typeof changeRoleLists>, 'added' | 'removed'> | undefined;
    const { revision } = await docs.commit(_id, toAuthor(caller), (stored) => {
      const draft = toContent(authorize(stored, 'view', caller).draft);
      const add = keepOpen ? toLimitedLists(draft, input.add) : input.add;
      const { added, removed } = changeRoleLists(draft, add, remove);
      result = { added, removed };
      const isChanged = [...Object.values(added), ...Object.values(removed)].some((ids) => ids.length > 0);
      return isChanged ? decideRoles(stored, caller, (content) => changeRoleLists(content, add, remove).page) : null;
    });
    return { _id, revision, ...result! };
  },
);
