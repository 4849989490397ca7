import type { HandlerInput } from '../../../proto/contract.ts';
import type { UserRow } from '../../../proto/entities/user.ts';
import { identity } from '../../../proto/identity.ts';
import { statusOf } from '../../../proto/user-status.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Filter } from '../../kit/store/store.ts';
import { CurrentUsers } from '../current-users.ts';
import { normalizeEmail, normalizeUsername } from '../names.ts';
import { USERS } from '../user.ts';

type Input = HandlerInput<typeof identity.calls.listUsers>;

const dependencies = { userDocs: USERS, currentUsers: CurrentUsers };
type Needs = Resolved<typeof dependencies>;

const sort = { username: 'asc' as const };

export const listUsers = handle(identity.calls.listUsers, dependencies, async (input, caller, needs) => {
  requireCapability(caller, 'people');
  if (input.status) return listByStatus(input, needs);
  const { userDocs, currentUsers } = needs;
  const { page, perPage } = input;
  const filter = toFilter(input);
  const found = await userDocs.draft.find(filter, { sort, skip: (page - 1) * perPage, limit: perPage });
  return { users: await currentUsers.rows(found), total: await userDocs.draft.count(filter) };
});

/** The status follows from several collections, so that no filter of a store can select it. */
async function listByStatus(input: Input, { userDocs, currentUsers }: Needs) {
  const { page, perPage, status } = input;
  const all: UserRow[] = await currentUsers.rows(await userDocs.draft.find(toFilter(input), { sort }));
  const users = all.filter((row) => statusOf(row) === status);
  return { users: users.slice((page - 1) * perPage, page * perPage), total: users.length };
}

const toFilter = ({ search, roleId }: Input): Filter => ({
  ...(roleId && { roles: { has: roleId } }),
  ...(search && {
    any: [{ username: { contains: normalizeUsername(search) } }, { email: { contains: normalizeEmail(search) } }],
  }),
});
