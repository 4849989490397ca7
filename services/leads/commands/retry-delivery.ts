import { leads } from '../../../proto/leads.ts';
import { leadRefusals } from '../../../proto/refusals/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { retryNow } from '../delivery/delivery.ts';
import { LeadRepository } from '../lead-repository.ts';

const dependencies = { rows: LeadRepository, deliveries: Deliveries, clock: CLOCK };

export const retryDelivery = handle(leads.calls.retryDelivery, dependencies, async (input, caller, needs) => {
  const { rows, deliveries, clock } = needs;
  const { _id, channel } = input;
  await rows.require(_id, caller);
  const retried = await rows.update(_id, (lead) => {
    const delivery = retryNow(lead.deliveries[channel], clock.now());
    return delivery && { ...lead, deliveries: { ...lead.deliveries, [channel]: delivery } };
  });
  if (!retried) throw leadRefusals.nothingToRetry();
  deliveries.wake();
  return { _id };
});
