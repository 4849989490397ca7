import { MAX_ROLES, type Role } from '../../proto/entities/user.ts';
import { Problem } from '../../proto/errors.ts';
import { token } from '../kit/contract/token.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, VersionedDocument, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { combineGrants } from './combine-grants.ts';
import { ROOT } from './user.ts';

/** The versioned roles, for @Inject. */
export const ROLES = token<Versioned<RoleContent>>('Roles');

export type RoleContent = Pick<Role, 'name' | 'admin' | 'grants'>;

export const roleSpec: VersionedSpec<RoleContent> = {
  name: 'roles',
  draftIndexes: [{ fields: ['name'] }],
  summarise: ({ name, admin, grants }) => ({ name, guard: { admin, grants } }),
  claims: ({ name }) => [name.toLowerCase()],
  taken: (claim) => new Problem('conflict', `There is a role named ${claim} already.`),
};

/** `_id` is absent for a new role; `count` is how many roles there are. */
export function decideSaveRole(
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
  if (revision !== undefined) requireRevision(revision, head, `the role ${name}`);
  if (name.toLowerCase() === ROOT) throw new Problem('invalid', 'A role can not be named root: that one is built in.');
  return { action: 'save', draft: { name, admin, grants: grants ?? combineGrants(head?.draft ?? {}) } };
}

export const toRoleRow = ({
  _id,
  name,
  admin,
  grants,
  createdAt,
  updatedAt,
  revision,
}: VersionedDocument<RoleContent>): Role => ({
  _id,
  name,
  admin,
  grants: combineGrants({ grants }),
  createdAt,
  updatedAt,
  revision,
});

/** What names a role, each with what a person calls it; without the right to see it that is empty. */
export interface RoleUses {
  users: { _id: string; username: string }[];
  pages: { _id: string; slug: string }[];
  regions: { _id: string; name: string }[];
}

export function requireRole(head: Head<RoleContent> | null, roleId: string): RoleContent {
  if (!head) throw new Problem('not-found', `There is no role ${roleId}.`);
  return head.draft;
}

export function decideDeleteRole({ name }: RoleContent, uses: RoleUses): Decision<RoleContent> {
  const found = [
    listNames(
      'user',
      uses.users.map(({ username }) => username),
    ),
    listNames(
      'page',
      uses.pages.map(({ slug }) => slug && `/${slug}`),
    ),
    listNames(
      'region',
      uses.regions.map((region) => region.name),
    ),
  ].filter(Boolean);
  if (found.length > 0)
    throw new Problem(
      'conflict',
      `The role ${name} is in use by ${found.join(', and by ')}. Remove it there first.`,
      uses,
    );
  return { action: 'delete', draft: null };
}

/** More names than these are counted. */
const NAMED = 5;

function listNames(kind: string, names: string[]): string {
  if (names.length === 0) return '';
  const shown = names.filter(Boolean).slice(0, NAMED);
  const others = names.length - shown.length;
  const counted = others > 0 ? [shown.length > 0 ? `${others} more` : String(others)] : [];
  return shown.length > 0
    ? `the ${kind}${names.length > 1 ? 's' : ''} ${[...shown, ...counted].join(', ')}`
    : `${others} ${kind}${others > 1 ? 's' : ''}`;
}
