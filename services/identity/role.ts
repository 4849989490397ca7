import { MAX_ROLES, type Role } from '../../proto/entities/user.ts';
import { Problem } from '../../proto/errors.ts';
import { startedFrom } from '../kit/versioned/started-from.ts';
import type { Decision, Doc, Head, VersionedSpec } from '../kit/versioned/versioned.ts';
import { grantsOf } from './grants-of.ts';
import { ROOT } from './user.ts';

/** The versioned roles, for @Inject. */
export const ROLES = Symbol('Roles');

export type RoleContent = Pick<Role, 'name' | 'admin' | 'grants'>;

export const roleSpec: VersionedSpec<RoleContent> = {
  name: 'roles',
  draftIndexes: [{ fields: ['name'] }],
  claims: ({ name }) => [name.toLowerCase()],
  taken: (claim) => new Problem('conflict', `There is a role named ${claim} already.`),
};

/** `_id` is absent for a new role; `count` is how many roles there are. */
export function saved(
  head: Head<RoleContent> | null,
  { _id, name, admin, grants, revision }: RoleContent & { _id?: string; revision?: number },
  count: number,
): Decision<RoleContent> {
  if (_id && !head) throw new Problem('not-found', `There is no role ${_id}.`);
  if (!head && count >= MAX_ROLES)
    throw new Problem(
      'conflict',
      `There are ${MAX_ROLES} roles already, which is the most there can be: delete one first.`,
    );
  if (revision !== undefined) startedFrom(revision, head, `the role ${name}`);
  if (name.toLowerCase() === ROOT) throw new Problem('invalid', 'A role can not be named root: that one is built in.');
  return { action: 'save', draft: { name, admin, grants: grants ?? grantsOf(head?.draft ?? {}) } };
}

export const rowOf = ({ _id, name, admin, grants, createdAt, updatedAt, revision }: Doc<RoleContent>): Role => ({
  _id,
  name,
  admin,
  grants: grantsOf({ grants }),
  createdAt,
  updatedAt,
  revision,
});

export function deleted(head: Head<RoleContent> | null, roleId: string): Decision<RoleContent> {
  if (!head) throw new Problem('not-found', `There is no role ${roleId}.`);
  return { action: 'delete', draft: null };
}
