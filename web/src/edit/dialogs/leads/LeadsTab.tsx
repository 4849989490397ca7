import { useState } from 'react';
import type { Lead } from '../../../../../proto/entities/lead.ts';
import { api } from '../../../api.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { deliveriesOf, DeliverySummary } from './DeliverySummary.tsx';
import { csvUrl, noFilters, toQuery } from './lead-filters.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { LeadFilterFields } from './LeadFilterFields.tsx';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.leads;
const columns = [t.received, common.name, t.form, common.page, common.region, t.delivery, common.actions] as const;

export const nameOf = ({ values }: Lead): string => values[0]?.value ?? '';

export function LeadsTab() {
  const editor = useEditor();
  const [filters, setFilters] = useState(noFilters);
  const [cursors, setCursors] = useState<string[]>([]);
  const [openId, setOpenId] = useState('');
  const { data, error, reload } = useCall('GET /leads/listLeads', { ...toQuery(filters), before: cursors.at(-1) });
  const open = data?.leads.find(({ _id }) => _id === openId);
  const problem = data?.leads.flatMap(deliveriesOf).find(({ reason }) => reason !== undefined);
  const remove = async (lead: Lead) => {
    const question = {
      title: t.deleteTitle,
      text: t.deleteText(nameOf(lead)),
      consequences: [t.deleteConsequence],
      yes: common.delete,
      danger: true,
    };
    if (!(await confirm(editor, question))) return;
    if (await runWithToast(editor, () => api('POST /leads/removeLead', { _id: lead._id }), t.deleted)) reload();
  };
  return (
    <div className={sidebarStyles.stack}>
      <LeadFilterFields
        filters={filters}
        forms={data?.forms ?? []}
        onChange={(next) => {
          setFilters(next);
          setCursors([]);
        }}
      />
      <div className={inputsStyles.actions}>
        <a className={baseStyles.button} href={csvUrl(filters)} download>
          {t.download}
        </a>
      </div>
      {problem && (
        <p role="alert" className={inputsStyles.error}>
          {t.notDelivered(problem)}
        </p>
      )}
      <Table columns={columns} rows={data?.leads} keyOf={({ _id }) => _id} error={error}>
        {(lead) => (
          <>
            <td>{formatDateTime(lead.createdAt)}</td>
            <td>{nameOf(lead)}</td>
            <td>{lead.form.title}</td>
            <td>/{lead.page.slug}</td>
            <td>{lead.region?.name ?? common.none}</td>
            <td>
              <DeliverySummary lead={lead} />
            </td>
            <td>
              <Button aria-label={t.openNamed(nameOf(lead))} onClick={() => setOpenId(lead._id)}>
                {common.details}
              </Button>
              <ActionButton look="danger" aria-label={common.deleteNamed(nameOf(lead))} run={() => remove(lead)}>
                {common.delete}
              </ActionButton>
            </td>
          </>
        )}
      </Table>
      <div className={inputsStyles.actions}>
        <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
          {t.newer}
        </Button>
        <Button disabled={!data?.next} onClick={() => data?.next && setCursors([...cursors, data.next])}>
          {t.older}
        </Button>
      </div>
      {open && <LeadDetail lead={open} onChanged={reload} onClose={() => setOpenId('')} />}
    </div>
  );
}
