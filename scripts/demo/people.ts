import type { ClientInput, Output } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import type { pages } from '../../proto/pages.ts';
import { rightsAtFirst } from './rights.ts';
import type { Ask } from './seed-site.ts';

type User = Output<typeof identity.calls.listUsers>['users'][number];
export type PageRoles = ClientInput<typeof pages.calls.applyRoles>['roles'];

/** Who may publish depends on the region. */
const publishersOf = (slugPrefix: string) => (slugPrefix === 'nz' ? ['Publisher', 'Publisher NZ'] : ['Publisher']);

/** The admin comes with the installation; these two come with the demo and sign in with the same password. */
const people = [
  { username: 'editor', email: 'editor@banksia.example', roles: ['Publisher'] },
  { username: 'nz.publisher', email: 'nz.publisher@banksia.example', roles: ['Publisher NZ'] },
];

/** Adds the roles and the people that are missing; answers which roles a page of a region carries. */
export async function addPeople(ask: Ask, password: string): Promise<(slugPrefix: string) => PageRoles> {
  const idOf = new Map((await ask(identity.calls.listRoles, {})).roles.map(({ name, _id }) => [name, _id]));
  for (const name of new Set(people.flatMap(({ roles }) => roles)))
    if (!idOf.has(name))
      idOf.set(
        name,
        (await ask(identity.calls.saveRole, { role: { name, admin: false, ...rightsAtFirst(name) } }))._id,
      );
  const users = await everyUser(ask);
  for (const person of people) {
    const user = users.find(({ username }) => username === person.username);
    const roles = person.roles.map((name) => idOf.get(name)!);
    if (!user || isUnfinished(user)) await addPerson(ask, { person, user, password, roles });
  }
  return (slugPrefix) => publishersOf(slugPrefix).map((name) => ({ _id: idOf.get(name)!, level: { publisher: true } }));
}

/** An interrupted run invited the user, and did not set the password or the roles. */
const isUnfinished = ({ verified, roles, revision = 1 }: User) => !verified || (roles.length === 0 && revision === 1);

async function everyUser(ask: Ask): Promise<User[]> {
  const users: User[] = [];
  for (let page = 1; ; page++) {
    const answer = await ask(identity.calls.listUsers, { page });
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

/** By invitation, like everybody else: there is no side door. */
async function addPerson(ask: Ask, { person: { username, email }, user, password, roles }: Addition) {
  if (!user?.verified) {
    const { link } = user
      ? await ask(identity.calls.reinviteUser, { userId: user._id })
      : await ask(identity.calls.inviteUser, { newUser: { username, email } });
    const token = new URL(link).searchParams.get('token');
    if (!token) throw new Error(`The invitation of ${username} carries no token: ${link}`);
    await ask(identity.calls.setPassword, { email, password, token });
  }
  const { _id } = user ?? (await everyUser(ask)).find((known) => known.username === username)!;
  await ask(identity.calls.applyRolesToUser, { selectedUser: { _id }, roles });
}
