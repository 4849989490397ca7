import type { Role } from '../../proto/entities/user.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { Email } from '../../proto/values.ts';
import { collection, digest, type Document } from '../kit/store/store.ts';
import { normalizeEmail, normalizeUsername } from './names.ts';
import type { Claims } from './provider-client.ts';
import type { StoredProvider } from './provider.ts';

/** The user of a person at a provider. People are known by issuer and subject, because an address can pass to somebody else. */
export interface ProviderAccount extends Document {
  userId: string;
  /** Roles that the groups of the person have given, as opposed to roles given by an administrator. */
  roles: string[];
  version: number;
}

export abstract class ProviderAccountRows extends collection<ProviderAccount>({
  name: 'provider_accounts',
  indexes: [{ fields: ['userId'] }],
}) {}

export const accountId = ({ iss, sub }: Pick<Claims, 'iss' | 'sub'>): string => digest(`${iss} ${sub}`);

export function requireVerifiedMail(claims: Claims, { name }: StoredProvider): string {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || !Email.safeParse(email).success || isVerified !== true)
    throw identityRefusals.mailNotVerified({ name });
  return normalizeEmail(email);
}

/** A name in the form of an address could be the address of somebody else. */
export function listUsernames({ preferred_username: name }: Claims, email: string): string[] {
  const preferred = typeof name === 'string' ? normalizeUsername(name) : '';
  return [...(preferred !== '' && !preferred.includes('@') ? [preferred] : []), email];
}

/** Reads the groups from a claim, or from one within claims, such as `realm_access.roles`. */
export function readGroups(claims: Record<string, unknown>, claim: string): string[] {
  const found =
    claims[claim] ??
    claim.split('.').reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], claims);
  const groups: unknown[] = Array.isArray(found) ? found : [found];
  return groups.filter((group) => typeof group === 'string');
}

export function rolesOfGroups(
  { groups, groupsClaim }: Pick<StoredProvider, 'groups' | 'groupsClaim'>,
  claims: Record<string, unknown>,
  existing: Pick<Role, '_id'>[],
): string[] {
  const held = new Set(readGroups(claims, groupsClaim));
  const mapped = new Set(groups.filter(({ group }) => held.has(group)).flatMap(({ roles }) => roles));
  return existing.map(({ _id }) => _id).filter((id) => mapped.has(id));
}

/** Replaces the roles that groups gave before, and keeps those that an administrator has given. */
export function combineRoles(current: string[], givenBefore: string[], mapped: string[]) {
  const byHand = current.filter((id) => !givenBefore.includes(id));
  const given = mapped.filter((id) => !byHand.includes(id));
  return { roles: [...byHand, ...given], given };
}
