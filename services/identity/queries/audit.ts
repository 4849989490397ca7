import type { HandlerInput } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Filter } from '../../kit/store/store.ts';
import { AUDIT_LOG, toRow } from '../audit-log.ts';

export const listAudit = handle(identity.calls.listAudit, { rows: AUDIT_LOG }, async (input, _caller, { rows }) => {
  const { limit, before } = input;
  const found = await rows.find(auditFilter(input, { before }), { sort: { position: 'desc' }, limit: limit + 1 });
  const entries = found.slice(0, limit);
  return { entries: entries.map(toRow), next: found.length > limit ? entries.at(-1)!.position : null };
});

const PAGE_SIZE = 100;

export const exportAudit = handle(identity.calls.exportAudit, { rows: AUDIT_LOG }, async (input, _caller, { rows }) => {
  const filter = auditFilter(input, { after: input.after });
  const found = await rows.find(filter, { sort: { position: 'asc' }, limit: PAGE_SIZE });
  return { entries: found.map(toRow), next: found.length === PAGE_SIZE ? found.at(-1)!.position : null };
});

type Filters = Omit<HandlerInput<typeof identity.calls.exportAudit>, 'after'>;

/** Selects entries between two positions, excluding both. */
function auditFilter(
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
