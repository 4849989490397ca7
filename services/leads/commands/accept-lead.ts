import { leads } from '../../../proto/leads.ts';
import { leadRefusals } from '../../../proto/refusals/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { planDeliveries } from '../delivery/delivery.ts';
import { FORM_SETTINGS, loadSettings } from '../form-settings.ts';
import { toLead } from '../lead.ts';
import { LeadRepository } from '../lead-repository.ts';

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
