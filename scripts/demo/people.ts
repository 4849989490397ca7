import type { Output } from '../../proto/contract.ts';
import type { Region } from '../../proto/entities/region.ts';
import { identity } from '../../proto/identity.ts';
import type { Capability, Grant } from '../../proto/permissions.ts';
import { readContent } from './read-content.ts';
import type { CallAsAdmin } from './seed-site.ts';

type User = Output<typeof identity.calls.listUsers>['users'][number];

interface DemoRole {
  name: string;
  /** If absent, the role may edit everything, but not manage users. */
  grants?: { capability: Capability; region?: string }[];
}

interface DemoUser {
  username: string;
  email: string;
  roles: string[];
}

const people = readContent<{ roles: DemoRole[]; users: DemoUser[] }>('people.json');

/** Adds users and their roles. Roles with grants have no rights until `addRights` limits them to regions. */
export async function addPeople(call: CallAsAdmin, password: string): Promise<void> {
  const idOf = new Map((await call(identity.calls.listRoles, {})).roles.map(({ name, _id }) => [name, _id]));
  for (const { name, grants } of people.roles)
    if (!idOf.has(name)) {
      const role = { name, admin: false, ...(grants && { grants: [] }) };
      idOf.set(name, (await call(identity.calls.saveRole, { role }))._id);
    }
  const users = await listAllUsers(call);
  for (const person of people.users) {
    const user = users.find(({ username }) => username === person.username);
    const roles = person.roles.map((name) => idOf.get(name)!);
    if (!user || isUnfinished(user)) await addPerson(call, { person, user, password, roles });
  }
}

export async function addRights(call: CallAsAdmin, published: Region[]): Promise<void> {
  const idOf = new Map(published.map(({ slugPrefix, _id }) => [slugPrefix, _id]));
  const { roles } = await call(identity.calls.listRoles, {});
  for (const { name, grants = [] } of people.roles) {
    const role = roles.find((stored) => stored.name === name && stored.grants?.length === 0);
    if (!role || grants.some(({ region }) => region && !idOf.has(region))) continue;
    const inRegions = grants.map(({ capability, region }): Grant => ({
      capability,
      ...(region && { regionIds: [idOf.get(region)!] }),
    }));
    await call(identity.calls.saveRole, { role: { ...role, grants: inRegions } });
  }
}

/** After an interrupted run, an invited user has no password or no roles. */
const isUnfinished = ({ verified, roles, revision = 1 }: User) => !verified || (roles.length === 0 && revision === 1);

async function listAllUsers(call: CallAsAdmin): Promise<User[]> {
  const users: User[] = [];
  for (let page = 1; ; page++) {
    const answer = await call(identity.calls.listUsers, { page });
    users.push(...answer.users);
    if (answer.users.length === 0 || users.length >= answer.total) return users;
  }
}

interface Addition {
  person: DemoUser;
  user: User | undefined;
  password: string;
  roles: string[];
}

async function addPerson(call: CallAsAdmin, { person: { username, email }, user, password, roles }: Addition) {
  if (!user?.verified) {
    const { link } = user
      ? await call(identity.calls.reinviteUser, { userId: user._id })
      : await call(identity.calls.inviteUser, { newUser: { username, email } });
    const token = new URL(link).searchParams.get('token');
    if (!token) throw new Error(`The invitation of ${username} contains no token: ${link}`);
    await call(identity.calls.setPassword, { email, password, token });
  }
  const { _id } = user ?? (await listAllUsers(call)).find((candidate) => candidate.username === username)!;
  await call(identity.calls.applyRolesToUser, { selectedUser: { _id }, roles });
}
