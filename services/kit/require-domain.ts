import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';

/** A call is about the domain of the request: its host's, or the one that the session works on. Problem `not-found` for any other. */
export function requireDomain({ domainId: own }: Caller, domainId: string): void {
  if (domainId !== own) throw new Problem('not-found', `The domain ${domainId} is not answered here.`);
}

/** Null for a document of another domain, which does not exist for this caller. */
export const ifInDomain = <H extends { draft: { domainId?: string } }>(
  head: H | null,
  { domainId }: Caller,
): H | null => (head?.draft.domainId === domainId ? head : null);
