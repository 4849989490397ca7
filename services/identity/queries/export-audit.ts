import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { auditFilter } from '../audit-filter.ts';
import { AUDIT_LOG, toRow } from '../audit-log.ts';

const PAGE_SIZE = 100;

export const exportAudit = handle(identity.calls.exportAudit, { rows: AUDIT_LOG }, async (input, _caller, { rows }) => {
  const filter = auditFilter(input, { after: input.after });
  const found = await rows.find(filter, { sort: { position: 'asc' }, limit: PAGE_SIZE });
  return { entries: found.map(toRow), next: found.length === PAGE_SIZE ? found.at(-1)!.position : null };
});
