import type { Role } from '../../proto/entities/user.ts';
import { capabilities, type Capability, type Grant, holdsAll, unionOf, type User } from '../../proto/permissions.ts';
import { combineGrants, ROOT, toUserView, type UserContent } from './user.ts';

const CONFIRMED_MS = 12 * 60 * 60 * 1000;

/** Rights that need a confirmation of at most 12 hours ago. */
const confirmed: readonly Capability[] = ['pages.publish', 'people'];

/** Rights that need it to publish; to edit, they need none. */
const confirmedToPublish: readonly Capability[] = ['navigation', 'footer', 'banners', 'siteSettings'];

interface Confirmation {
  confirmedAt?: string;
  hasFactors: boolean;
}

/**
 * Withholds rights of roles that demand a second factor: all of them in a session without a confirmation, and those to publish, to manage
 * people and of administrators when the confirmation is too old. Rights that are enough to edit are then granted, and withheld too. Root is
 * exempt, so that no setting of roles locks everyone out.
 */
export function limitRights(
  user: UserContent & { _id: string },
  existing: Role[],
  { confirmedAt, hasFactors }: Confirmation,
  now: Date,
): User {
  const full = toUserView(user, existing);
  const demanding = existing.filter(({ _id, secondFactor }) => secondFactor && full.roles.includes(_id));
  const others = toUserView(
    user,
    existing.filter((role) => !demanding.includes(role)),
  );
  if (full._id === ROOT || demanding.length === 0 || others.admin || isRecent(confirmedAt, now)) return full;
  const isUnconfirmed = confirmedAt === undefined;
  const granted = demanding.flatMap(grantsOf);
  const isWithheld = ({ capability }: Grant) => isUnconfirmed || confirmed.includes(capability);
  const isListed = (grant: Grant) => isWithheld(grant) || confirmedToPublish.includes(grant.capability);
  const withheld = unionOf(granted.filter((grant) => isListed(grant) && !holdsAll(others, [grant])));
  if (!isUnconfirmed && withheld.length === 0) return full;
  const exempt = others.grants.filter(({ capability }) => withheld.some((grant) => grant.capability === capability));
  return {
    ...full,
    roles: isUnconfirmed ? others.roles : full.roles,
    admin: false,
    grants: unionOf([...others.grants, ...granted.filter((grant) => !isWithheld(grant))]),
    secondFactor: isUnconfirmed && !hasFactors ? 'missing' : 'expired',
    withheld: {
      roles: isUnconfirmed ? demanding.map(({ _id }) => _id) : [],
      admin: full.admin,
      grants: withheld,
      ...(exempt.length > 0 && { exempt }),
    },
  };
}

const isRecent = (confirmedAt: string | undefined, now: Date): boolean =>
  confirmedAt !== undefined && now.getTime() - Date.parse(confirmedAt) <= CONFIRMED_MS;

const grantsOf = (role: Role): Grant[] =>
  role.admin ? capabilities.map((capability) => ({ capability })) : combineGrants(role);
