import { accessRefusals } from '../../proto/refusals/access.ts';
import type { Caller } from '../../proto/permissions.ts';

export function requireDomain({ domainId: own }: Caller, domainId: string): void {
  if (domainId !== own) throw accessRefusals.otherDomain({ domainId });
}

export const ifInDomain = <H extends { draft: { domainId?: string } }>(
  head: H | null,
  { domainId }: Caller,
): H | null => (head?.draft.domainId === domainId ? head : null);
