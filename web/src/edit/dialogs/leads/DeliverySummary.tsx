import { type Channel, type Lead } from '../../../../../proto/entities/lead.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.leads;

export const deliveriesOf = ({ deliveries }: Lead) =>
  (Object.keys(t.channels) as Channel[]).flatMap((channel) => {
    const delivery = deliveries[channel];
    return delivery ? [{ channel, label: t.channels[channel], ...delivery }] : [];
  });

export function DeliverySummary({ lead }: { lead: Lead }) {
  const deliveries = deliveriesOf(lead);
  if (deliveries.length === 0) return t.noDelivery;
  return deliveries.map(({ channel, label, state }) => (
    <div key={channel} data-delivery={state}>
      {label}: {t.states[state]}
    </div>
  ));
}
