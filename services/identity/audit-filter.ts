import type { HandlerInput } from '../../proto/contract.ts';
import type { identity } from '../../proto/identity.ts';
import type { Filter } from '../kit/store/store.ts';

type Filters = Omit<HandlerInput<typeof identity.calls.exportAudit>, 'after'>;

/** Entries between two positions, of which neither is included. */
export function auditFilter(
  { username, kind, from, to }: Filters,
  { before, after }: { before?: string; after?: string },
): Filter {
  const last = earliest(before, to);
  return {
    ...(username && { username }),
    ...(kind && { kinds: { has: kind } }),
    position: { gt: latest(after, from), ...(last && { lt: last }) },
  };
}

const latest = (a = '', b = ''): string => (a > b ? a : b);

const earliest = (a?: string, b?: string): string | undefined => (a && b ? (a < b ? a : b) : (a ?? b));
