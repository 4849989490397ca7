import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';

/**
 * Roles hold for every domain, so somebody who is signed in may name another one than that of the host they asked. Visitors are
 * told of theirs only; Problem `not-found` otherwise.
 */
export function permitDomain({ user, domainId: own }: Caller, domainId: string): void {
  if (user === null && domainId !== own) throw new Problem('not-found', `The domain ${domainId} is not answered here.`);
}
