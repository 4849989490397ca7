import type { HandlerInput } from '../../../proto/contract.ts';
import type { UserRow } from '../../../proto/entities/user.ts';
import { identity } from '../../../proto/identity.ts';
import { MAX_PEOPLE } from '../../../proto/limits.ts';
import { hasRole, holds, type User } from '../../../proto/permissions.ts';
import { statusOf } from '../../../proto/user-status.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import type { Filter } from '../../kit/store/store.ts';
import { CurrentUsers } from '../current-users.ts';
import { normalizeEmail, normalizeUsername } from '../names.ts';
import { loadPreferences, PreferenceRows } from '../preferences.ts';
import { UserDocs } from '../user.ts';

type Input = HandlerInput<typeof identity.calls.listUsers>;

const dependencies = { userDocs: UserDocs, currentUsers: CurrentUsers };
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

/** The status depends on several collections, so no filter of a store can select it. */
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

export const listPeople = handle(
  identity.calls.listPeople,
  dependencies,
  async ({ search, ids, managers }, caller, { userDocs, currentUsers }) => {
    const filter = {
      ...(ids && { _id: { in: ids } }),
      ...(search !== '' && { username: { contains: normalizeUsername(search) } }),
    };
    const found = await userDocs.draft.find(filter, { sort });
    const named = ids ? found : found.filter((user) => !user.deactivated && user.roles.length > 0);
    const isLimited = managers || !hasRole(caller.user);
    const listed = isLimited ? (await currentUsers.rows(named)).filter((row) => holds(row, 'people')) : named;
    const people = listed.slice(0, MAX_PEOPLE);
    return { people: people.map((user) => ({ _id: user._id, username: user.username, isActive: !user.deactivated })) };
  },
);

export const loadPerson = handle(
  identity.calls.loadPerson,
  { currentUsers: CurrentUsers },
  async ({ userId }, _, { currentUsers }) => {
    const person = await currentUsers.findActive(userId);
    return { person: hasRole(person) ? person : null };
  },
);

export const me = handle(
  identity.calls.me,
  { currentUsers: CurrentUsers, rows: PreferenceRows },
  async (_input, caller, { currentUsers, rows }) => {
    const user = caller.user && (await currentUsers.findActive(caller.user._id));
    if (user && caller.user?.apiToken !== undefined) return { user: { ...user, ...pickRights(caller.user) } };
    const limits = caller.user?.secondFactor && pickRights(caller.user);
    const preferences = user && (await loadPreferences(rows, user._id));
    return user && preferences ? { user: { ...user, ...limits, seenBy: caller.user?.seenBy }, preferences } : { user };
  },
);

/** An API token, or a session without the second factor that a role demands, has fewer rights than the user. */
const pickRights = ({ roles, admin, grants, secondFactor, withheld }: User) => ({
  roles,
  admin,
  grants,
  ...(secondFactor && { secondFactor, withheld }),
});
