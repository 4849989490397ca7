import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';

export function requireDomain({ domainId: own }: Caller, domainId: string): void {
  if (domainId !== own) throw new Problem('not-found', `The domain ${domainId} is not answered here.`);
}

export const ifInDomain = <H extends { draft: { domainId?: string } }>(
  head: H | null,
  { domainId }: Caller,
): H | null => (head?.draft.domainId === domainId ? head : null);
