import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CurrentUsers } from '../current-users.ts';
import { USERS } from '../user.ts';

export const listUsers = handle(
  identity.calls.listUsers,
  { userDocs: USERS, currentUsers: CurrentUsers },
  async ({ page, perPage }, caller, { currentUsers, userDocs }) => {
    requireCapability(caller, 'people');
    const options = { sort: { username: 'asc' as const }, skip: (page - 1) * perPage, limit: perPage };
    const users = await currentUsers.rows(await userDocs.draft.find({}, options));
    return { users, total: await userDocs.draft.count({}) };
  },
);
