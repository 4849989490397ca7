import { BYTE_ORDER_MARK, type Separator, toCsv } from '../../proto/csv.ts';
import type { AuditRow } from '../../proto/entities/audit.ts';

const columns: Record<string, (row: AuditRow) => string> = {
  Time: ({ at }) => at,
  Until: ({ until }) => until ?? '',
  User: ({ actor }) => actor?.username ?? '',
  'User id': ({ actor }) => actor?._id ?? '',
  Call: ({ call }) => call,
  Outcome: ({ outcome }) => outcome,
  'Network address': ({ source }) => source ?? '',
  Domain: ({ domainId }) => domainId,
  Documents: ({ documents }) => documents.map(describe).join('; '),
  // Last: the editor finds by it where to add what changed.
  Entry: ({ _id }) => _id,
};

export const auditHead = (separator?: Separator): string => BYTE_ORDER_MARK + toCsv([Object.keys(columns)], separator);

export const auditRows = (rows: AuditRow[], separator?: Separator): string =>
  toCsv(
    rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row))),
    separator,
  );

function describe({ kind, _id, name, action, before, after }: AuditRow['documents'][number]): string {
  const revisions = before === undefined || after === undefined ? '' : `, revision ${before} to ${after}`;
  return `${kind} ${name || _id}: ${action} (${_id}${revisions})`;
}
