import type { HandlerInput } from '../../proto/contract.ts';
import { leads } from '../../proto/leads.ts';
import type { Caller } from '../../proto/permissions.ts';
import { leadRefusals } from '../../proto/refusals/leads.ts';
import { visibleRegions } from '../kit/access.ts';
import { auditDocument } from '../kit/audit/audit-scope.ts';
import { CLOCK } from '../kit/clock.ts';
import { handle } from '../kit/contract/handle.ts';
import { findPage, positionsBetween } from '../kit/store/positions.ts';
import type { Filter } from '../kit/store/store.ts';
import { Deliveries } from './delivery/deliveries.ts';
import { planDeliveries, retryNow } from './delivery/delivery.ts';
import { FormSettingsRows, loadSettings } from './form-settings.ts';
import { LeadRepository } from './lead-repository.ts';
import { LeadRows, toLead } from './lead.ts';

export const listLeads = handle(leads.calls.listLeads, { rows: LeadRows }, async (input, caller, { rows }) => {
  const [{ page, next }, forms] = await Promise.all([
    findPage(rows, leadFilter(input, caller), { order: 'desc', limit: input.limit }),
    listForms(rows, caller),
  ]);
  return { leads: page.map(toLead), next, forms };
});

async function listForms(rows: LeadRows, { user, domainId }: Caller) {
  const visible = visibleRegions(user, 'leads');
  const groups = await rows.countBy(['formId', 'formTitle', 'regionId'], { domainId, suspicious: false });
  const forms = new Map<string, { _id: string; title: string; count: number }>();
  for (const { values, count } of groups) {
    const [_id, title, regionId] = values as [string, string, string];
    if (visible && !visible.includes(regionId)) continue;
    forms.set(_id, { _id, title, count: count + (forms.get(_id)?.count ?? 0) });
  }
  return [...forms.values()];
}

const PAGE_SIZE = 50;

export const exportLeads = handle(leads.calls.exportLeads, { rows: LeadRows }, async (input, caller, { rows }) => {
  const { page, next } = await findPage(rows, leadFilter(input, caller), { order: 'asc', limit: PAGE_SIZE });
  return { leads: page.map(toLead), next };
});

type Input = HandlerInput<typeof leads.calls.listLeads> | HandlerInput<typeof leads.calls.exportLeads>;

/** Selects leads that the caller may view. */
function leadFilter(input: Input, { user, domainId }: Caller): Filter {
  const { formId, regionId, suspicious = false, ...bounds } = input;
  const visible = visibleRegions(user, 'leads');
  const requested = regionId === undefined ? visible : (visible ?? [regionId]).filter((id) => id === regionId);
  return {
    domainId,
    suspicious,
    ...positionsBetween(bounds),
    ...(formId !== undefined && { formId }),
    ...(requested && { regionId: { in: requested } }),
  };
}

const dependencies = { rows: LeadRepository, settings: FormSettingsRows, deliveries: Deliveries, clock: CLOCK };

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
