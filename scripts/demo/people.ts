import type { Output } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { initialRights } from './rights.ts';
import type { CallAsAdmin } from './seed-site.ts';

type User = Output<typeof identity.calls.listUsers>['users'][number];

const people = [
  { username: 'editor', email: 'editor@banksia.example', roles: ['Publisher'] },
  { username: 'nz.publisher', email: 'nz.publisher@banksia.example', roles: ['Publisher NZ'] },
];

export async function addPeople(call: CallAsAdmin, password: string): Promise<void> {
  const idOf = new Map((await call(identity.calls.listRoles, {})).roles.map(({ name, _id }) => [name, _id]));
  for (const name of new Set(people.flatMap(({ roles }) => roles)))
    if (!idOf.has(name))
      idOf.set(
        name,
        (await call(identity.calls.saveRole, { role: { name, admin: false, ...initialRights(name) } }))._id,
      );
  const users = await listAllUsers(call);
  for (const person of people) {
    const user = users.find(({ username }) => username === person.username);
    const roles = person.roles.map((name) => idOf.get(name)!);
    if (!user || isUnfinished(user)) await addPerson(call, { person, user, password, roles });
  }
}

/** An interrupted run leaves an invited user without a password or roles. */
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
  person: (typeof people)[number];
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
    if (!token) throw new Error(`The invitation of ${username} carries no token: ${link}`);
    await call(identity.calls.setPassword, { email, password, token });
  }
  const { _id } = user ?? (await listAllUsers(call)).find((candidate) => candidate.username === username)!;
  await call(identity.calls.applyRolesToUser, { selectedUser: { _id }, roles });
}
