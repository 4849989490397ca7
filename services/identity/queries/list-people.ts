import { identity } from '../../../proto/identity.ts';
import { MAX_PEOPLE } from '../../../proto/identity/people-limits.ts';
import { handle } from '../../kit/contract/handle.ts';
import { normalizeUsername } from '../names.ts';
import { USERS } from '../user.ts';

export const listPeople = handle(identity.calls.listPeople, { users: USERS }, async ({ search, ids }, _, { users }) => {
  const filter = {
    ...(ids && { _id: { in: ids } }),
    ...(search !== '' && { username: { contains: normalizeUsername(search) } }),
  };
  const found = await users.draft.find(filter, { sort: { username: 'asc' } });
  const named = ids
    ? found
    : found.filter(({ deactivated: isDeactivated, roles }) => !isDeactivated && roles.length > 0);
  const people = named.slice(0, MAX_PEOPLE).map(({ _id, username, deactivated: isDeactivated }) => ({
    _id,
    username,
    isActive: !isDeactivated,
  }));
  return { people };
});
