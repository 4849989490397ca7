import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { auditFilter } from '../audit-filter.ts';
import { AUDIT_LOG, toRow } from '../audit-log.ts';

export const listAudit = handle(identity.calls.listAudit, { rows: AUDIT_LOG }, async (input, _caller, { rows }) => {
  const { limit, before } = input;
  const found = await rows.find(auditFilter(input, { before }), { sort: { position: 'desc' }, limit: limit + 1 });
  const entries = found.slice(0, limit);
  return { entries: entries.map(toRow), next: found.length > limit ? entries.at(-1)!.position : null };
});
