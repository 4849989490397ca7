import { Fragment } from 'react';
import type { Channel, Lead } from '../../../../../proto/entities/lead.ts';
import { api } from '../../../api.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import * as rowsStyles from '../../ui/styles/rows.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.leads;

interface Props {
  lead: Lead;
  onClose: () => void;
}

export function LeadDetail({ lead, onClose }: Props) {
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

export const deliveriesOf = ({ deliveries }: Lead) =>
  (Object.keys(t.channels) as Channel[]).flatMap((channel) => {
    const delivery = deliveries[channel];
    return delivery ? [{ channel, label: t.channels[channel], ...delivery }] : [];
  });
