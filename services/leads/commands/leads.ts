import { leads } from '../../../proto/leads.ts';
import { leadRefusals } from '../../../proto/refusals/leads.ts';
import { auditDocument } from '../../kit/audit/audit-scope.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/clock.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { planDeliveries, retryNow } from '../delivery/delivery.ts';
import { FORM_SETTINGS, loadSettings } from '../form-settings.ts';
import { LeadRepository } from '../lead-repository.ts';
import { toLead } from '../lead.ts';

const dependencies = { rows: LeadRepository, settings: FORM_SETTINGS, deliveries: Deliveries, clock: CLOCK };

export const acceptLead = handle(leads.calls.acceptLead, dependencies, async ({ _id }, caller, needs) => {
  const { rows, settings, deliveries, clock } = needs;
  await rows.require(_id, caller);
  const destinations = await loadSettings(settings, caller.domainId);
  const accepted = await rows.update(_id, (lead) =>
    lead.suspicious ? { ...lead, suspicious: false, deliveries: planDeliveries(destinations, clock.now()) } : null,
  );
  if (!accepted) throw leadRefusals.notSuspicious();
  deliveries.wake();
  return toLead(accepted);
});

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

export const removeLead = handle(leads.calls.removeLead, dependencies, async ({ _id }, caller, { rows }) => {
  await rows.require(_id, caller);
  await rows.remove([_id]);
  auditDocument({ kind: 'lead', _id, name: '', action: 'delete' });
  return { _id };
});
