import { useState } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { noFilters, toQuery } from './audit-filters.ts';
import { AuditFilterFields } from './AuditFilterFields.tsx';
import { describeEntry, describeOutcome, describeTime } from './describe-entry.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { ShowChanges } from './ShowChanges.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.audit;
const TYPING_MS = 250;
const columns = [t.time, t.person, t.action, common.details] as const;

export function AuditTab() {
  const [filters, setFilters] = useState(noFilters);
  /** Of the pages before the one that is shown. */
  const [cursors, setCursors] = useState<string[]>([]);
  const query = toQuery(useDebounced(filters, TYPING_MS));
  const { data, error } = useCall('GET /audit/list', { ...query, before: cursors.at(-1) });
  return (
    <div className={sidebarStyles.stack}>
      <AuditFilterFields
        filters={filters}
        onChange={(part) => {
          setFilters({ ...filters, ...part });
          setCursors([]);
        }}
      />
      <div className={inputsStyles.actions}>
        <ExportAudit filters={filters} />
        <p className={inputsStyles.hint}>{t.hint}</p>
      </div>
      <Table columns={columns} rows={data?.entries} keyOf={({ _id }) => _id} error={error} nothing={t.nothing}>
        {(entry) => (
          <>
            <td>{describeTime(entry)}</td>
            <td>{entry.actor?.username ?? t.nobody}</td>
            <td>
              {describeEntry(entry).map((sentence, index) => (
                <p key={index}>{sentence}</p>
              ))}
            </td>
            <td>
              {[describeOutcome(entry), entry.source && t.address(entry.source)].filter(Boolean).join(', ')}
              <ShowChanges documents={entry.documents} />
            </td>
          </>
        )}
      </Table>
      <div className={inputsStyles.actions}>
        <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
          {messages.leads.newer}
        </Button>
        <Button disabled={!data?.next} onClick={() => data?.next && setCursors([...cursors, data.next])}>
          {messages.leads.older}
        </Button>
      </div>
    </div>
  );
}
