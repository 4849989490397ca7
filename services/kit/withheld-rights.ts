import { Problem } from '../../proto/errors.ts';
import { type Capability, holds, holdsAnywhere, type Scope, type User, withWithheld } from '../../proto/permissions.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';

/**
 * Runs a check that throws for missing rights. If only withheld rights are missing, the refusal asks for the second factor instead;
 * otherwise it says what is missing in addition to them.
 */
export function checkRights(user: User | null, check: (user: User | null) => void): void {
  try {
    check(user);
  } catch (refusal) {
    if (!(refusal instanceof Problem) || !user?.withheld) throw refusal;
    check(withWithheld(user, user.withheld));
    throw refuseWithheld(user);
  }
}

/**
 * Refuses to publish with a right that is enough to edit, while its confirmation is too old. Pass the scope of the document once it is
 * known, because another role can give the right for some regions.
 */
export function requireConfirmed(user: User | null, needs: Capability, scope?: Scope): void {
  if (!user?.withheld?.grants.some(({ capability }) => capability === needs)) return;
  const exempt = { ...user, grants: user.withheld.exempt ?? [] };
  if (scope ? !holds(exempt, needs, scope) : !holdsAnywhere(exempt, needs)) throw refuseWithheld(user);
}

/** Refuses what is not a matter of one right, while any right of the user is withheld. */
export function requireNothingWithheld(user: User | null): void {
  if (user?.withheld) throw refuseWithheld(user);
}

const refuseWithheld = ({ secondFactor }: User): Problem =>
  secondFactor === 'missing' ? accessRefusals.secondFactorMissing() : accessRefusals.secondFactorExpired();
