import type { InputOf } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import type { pages } from '../../proto/pages.ts';
import type { Ask } from './seed-site.ts';

type PageRoles = InputOf<typeof pages.calls.applyRoles>['roles'];

/** Everybody may edit; who may publish depends on the region. */
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
    if (!idOf.has(name)) idOf.set(name, (await ask(identity.calls.saveRole, { role: { name, admin: false } }))._id);
  const known = new Set((await ask(identity.calls.listUsers, {})).users.map(({ username }) => username));
  for (const person of people)
    if (!known.has(person.username))
      await addPerson(
        ask,
        person,
        password,
        person.roles.map((name) => idOf.get(name)!),
      );
  return (slugPrefix) => publishersOf(slugPrefix).map((name) => ({ _id: idOf.get(name)!, level: { publisher: true } }));
}

/** By invitation, like everybody else: there is no side door. */
async function addPerson(
  ask: Ask,
  { username, email }: { username: string; email: string },
  password: string,
  roles: string[],
) {
  const { link } = await ask(identity.calls.inviteUser, { newUser: { username, email } });
  const token = new URL(link).searchParams.get('token');
  if (!token) throw new Error(`The invitation of ${username} carries no token: ${link}`);
  await ask(identity.calls.setPassword, { email, password, token });
  const { users } = await ask(identity.calls.listUsers, {});
  const { _id } = users.find((user) => user.username === username)!;
  await ask(identity.calls.applyRolesToUser, { selectedUser: { _id }, roles });
}
