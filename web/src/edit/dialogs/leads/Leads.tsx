import { Eye } from 'lucide-react';
import { useState, Fragment } from 'react';
import type { Lead, Channel } from '../../../../../proto/entities/lead.ts';
import { api, loadDocument } from '../../../api.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, RowAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { localSeparator } from '../../../../../proto/csv.ts';
import { saveFile } from '../save-file.ts';
import { startOfDay } from '../../ui/start-of-day.ts';
import * as rowsStyles from '../../ui/styles/rows.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.leads;
/** How many leads the service answers at once. */
const SIZES = [50] as const;

const nameOf = ({ values }: Lead): string => values[0]?.value ?? '';

export function Leads() {
  const editor = useEditor();
  const regions = useEditorState().visit?.regions ?? [];
  const [openId, setOpenId] = useState('');
  const list = useScreenList<keyof LeadFilters>(SIZES);
  const { filters, before } = list.asked;
  const { data, error } = useCall('GET /leads/listLeads', { ...toQuery(filters), before });
  const open = data?.leads.find(({ _id }) => _id === openId);
  const problem = data?.leads.flatMap(deliveriesOf).find(({ reason }) => reason !== undefined);
  const remove = (lead: Lead) => {
    const question = {
      title: t.deleteTitle,
      text: t.deleteText(nameOf(lead)),
      consequences: [t.deleteConsequence],
      yes: common.delete,
      danger: true,
    };
    return runConfirmed(editor, question, () => api('POST /leads/removeLead', { _id: lead._id }), t.deleted);
  };
  return (
    <ListScreen
      list={list}
      rows={data?.leads}
      next={data?.next ?? null}
      error={error}
      nothing={t.none}
      tools={
        <ActionButton run={() => runWithToast(editor, () => download({ ...filters, ...list.typed.filters }))}>
          {t.download}
        </ActionButton>
      }
      filters={{
        formId: {
          label: t.form,
          none: t.allForms,
          options: (data?.forms ?? []).map((form) => ({ value: form._id, text: t.formWithCount(form) })),
        },
        regionId: {
          label: common.region,
          none: common.anyRegion,
          options: regions.map(({ _id, name }) => ({ value: _id, text: name })),
        },
        from: { label: t.from, isSecondary: true, type: 'date' },
        to: { label: t.to, isSecondary: true, type: 'date' },
        suspicious: { label: t.suspicious, type: 'toggle' },
      }}
      columns={[
        { label: t.received, show: ({ createdAt }) => formatDateTime(createdAt) },
        { label: common.name, show: nameOf },
        { label: t.form, show: ({ form }) => form.title },
        { label: common.page, show: ({ page }) => `/${page.slug}` },
        { label: common.region, show: ({ region }) => region?.name ?? common.none },
        { label: t.delivery, show: (lead) => <DeliverySummary lead={lead} /> },
      ]}
      acts={(lead) => (
        <>
          <RowAct icon={Eye} label={t.openNamed(nameOf(lead))} title={common.details} run={() => setOpenId(lead._id)} />
          <DeleteAct name={nameOf(lead)} run={() => remove(lead)} />
        </>
      )}
    >
      <ErrorMessage>{problem && t.notDelivered(problem)}</ErrorMessage>
      {open && <LeadDetail lead={open} onClose={() => setOpenId('')} />}
    </ListScreen>
  );
}

function DeliverySummary({ lead }: { lead: Lead }) {
  const deliveries = deliveriesOf(lead);
  if (deliveries.length === 0) return t.noDelivery;
  return deliveries.map(({ channel, label, state }) => (
    <div key={channel} data-delivery={state}>
      {label}: {t.states[state]}
    </div>
  ));
}

interface Props {
  lead: Lead;
  onClose: () => void;
}

function LeadDetail({ lead, onClose }: Props) {
  const editor = useEditor();
  const { _id, values, page, region, context, consent } = lead;
  const run = (call: () => Promise<unknown>, done: string) => runWithToast(editor, call, done);
  const rows = [
    ...values,
    { label: common.page, value: `${page.title} (/${page.slug})` },
    { label: common.region, value: region?.name ?? '' },
    { label: t.about, value: context.about },
    { label: t.cameFrom, value: context.from },
    { label: t.consent, value: consent },
    { label: t.received, value: formatDateTime(lead.createdAt) },
    { label: t.storedUntil, value: formatDateTime(lead.expiresAt) },
  ].filter(({ value }) => value !== '');
  return (
    <Dialog title={lead.form.title || t.title} size="side" onClose={onClose}>
      <dl className={tablesStyles.facts}>
        {rows.map(({ label, value }, index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {lead.suspicious && (
        <ActionButton run={() => run(() => api('POST /leads/acceptLead', { _id }), t.accepted)}>
          {t.accept}
        </ActionButton>
      )}
      <ul className={rowsStyles.rows} aria-label={t.delivery}>
        {deliveriesOf(lead).map(({ channel, label, state, attempts, deliveredAt, reason, nextAttemptAt }) => (
          <li key={channel}>
            <span className={rowsStyles.rowName}>
              <strong>
                {label}: {t.states[state]}
              </strong>
              <span>
                {[
                  t.attempts(attempts),
                  deliveredAt && formatDateTime(deliveredAt),
                  reason,
                  state === 'pending' && nextAttemptAt && t.nextAttempt(formatDateTime(nextAttemptAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {state !== 'delivered' && (
              <ActionButton
                aria-label={t.retryNamed(label)}
                run={() => run(() => api('POST /leads/retryDelivery', { _id, channel }), t.retried)}
              >
                {t.retry}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const deliveriesOf = ({ deliveries }: Lead) =>
  (Object.keys(t.channels) as Channel[]).flatMap((channel) => {
    const delivery = deliveries[channel];
    return delivery ? [{ channel, label: t.channels[channel], ...delivery }] : [];
  });

/** Filters that are not set are empty. */
interface LeadFilters {
  formId: string;
  regionId: string;
  from: string;
  to: string;
  /** Not empty if the list is limited to suspicious leads. */
  suspicious: string;
}

/** The table shows local times, so that a day begins and ends at local midnight. */
export function toQuery({ formId, regionId, from, to, suspicious }: Partial<LeadFilters>) {
  return {
    ...(formId && { formId }),
    ...(regionId && { regionId }),
    ...(from && { from: startOfDay(from, 0) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(suspicious && { suspicious: true }),
  };
}

/** A link would send the cookie, which is that of the administrator in a tab that shows the site as another user. */
async function download(filters: Partial<LeadFilters>): Promise<void> {
  const file = await loadDocument(csvUrl(filters));
  saveFile(`leads-${new Date().toISOString().slice(0, 10)}.csv`, [await file.blob()]);
}

export const csvUrl = (filters: Partial<LeadFilters>, separator = localSeparator()): string => {
  const query = new URLSearchParams(Object.entries(toQuery(filters)).map(([name, value]) => [name, String(value)]));
  if (separator !== ',') query.set('separator', separator);
  return `/api/leads/export.csv${query.size > 0 ? `?${query}` : ''}`;
};
