import { MAX_ROLES, type Role } from '../../proto/entities/user.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { normalizeName } from '../../proto/unicode.ts';
import {
  type Decision,
  type Head,
  requireRevision,
  versioned,
  type VersionedDocument,
} from '../kit/versioned/versioned.ts';
import { claimSkeleton, isSkeletonClaim, toSkeleton } from './names.ts';
import { combineGrants, ROOT } from './user.ts';

export type RoleContent = Pick<Role, 'name' | 'admin' | 'grants' | 'secondFactor'>;

export abstract class RoleDocs extends versioned<RoleContent>({
  name: 'roles',
  kind: 'role',
  draftIndexes: [{ fields: ['name'] }],
  summarise: ({ name, admin, grants }) => ({ name, guard: { admin, grants } }),
  claims: ({ name }) => [name.toLowerCase(), claimSkeleton(name)],
  taken: (claim) =>
    isSkeletonClaim(claim) ? identityRefusals.roleLookTaken() : identityRefusals.roleNameTaken({ name: claim }),
  keys: { form: 1 },
  archive: { requireAllowed: ({ name }, _id) => [name, _id].forEach(requireNotRoot) },
}) {}

export function decideSaveRole(
  head: Head<RoleContent> | null,
  { _id, name: typed, admin, grants, secondFactor, revision }: RoleContent & { _id?: string; revision?: number },
  count: number,
): Decision<RoleContent> {
  const name = normalizeName(typed);
  if (_id && !head) throw identityRefusals.noRole({ id: _id });
  if (!head && count >= MAX_ROLES) throw identityRefusals.tooManyRoles({ max: MAX_ROLES });
  if (revision !== undefined) requireRevision(revision, head, `the role ${name}`);
  if (name === '') throw identityRefusals.roleNameMissing();
  requireNotRoot(name);
  const demandsFactor = secondFactor ?? head?.draft.secondFactor ?? false;
  return {
    action: 'save',
    draft: {
      name,
      admin,
      grants: grants ?? combineGrants(head?.draft ?? {}),
      ...(demandsFactor && { secondFactor: true }),
    },
  };
}

function requireNotRoot(name: string): void {
  if (toSkeleton(name) === toSkeleton(ROOT)) throw identityRefusals.roleNameReserved();
}

export const toRoleRow = ({
  _id,
  name,
  admin,
  grants,
  secondFactor,
  createdAt,
  updatedAt,
  revision,
}: VersionedDocument<RoleContent>): Role => ({
  _id,
  name,
  admin,
  grants: combineGrants({ grants }),
  ...(secondFactor && { secondFactor }),
  createdAt,
  updatedAt,
  revision,
});

export interface RoleUses {
  users: { _id: string; username: string }[];
  pages: { _id: string; slug: string }[];
  regions: { _id: string; name: string }[];
}

export function requireRole(head: Head<RoleContent> | null, roleId: string): RoleContent {
  if (!head) throw identityRefusals.noRole({ id: roleId });
  return head.draft;
}

export function decideDeleteRole({ name }: RoleContent, uses: RoleUses): Decision<RoleContent> {
  const users = uses.users.map(({ username }) => username);
  const pages = uses.pages.map(({ slug }) => slug && `/${slug}`);
  const regions = uses.regions.map((region) => region.name);
  const found = [listNames('user', users), listNames('page', pages), listNames('region', regions)].filter(Boolean);
  if (found.length > 0) throw identityRefusals.roleInUse({ name, uses: found.join(', and by ') }, uses);
  return { action: 'delete', draft: null };
}

const MAX_NAMED = 5;

function listNames(kind: string, names: string[]): string {
  if (names.length === 0) return '';
  const visible = names.filter(Boolean).slice(0, MAX_NAMED);
  const others = names.length - visible.length;
  const counted = others > 0 ? [visible.length > 0 ? `${others} more` : String(others)] : [];
  return visible.length > 0
    ? `the ${kind}${names.length > 1 ? 's' : ''} ${[...visible, ...counted].join(', ')}`
    : `${others} ${kind}${others > 1 ? 's' : ''}`;
}
