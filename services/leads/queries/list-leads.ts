import { leads } from '../../../proto/leads.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Collection } from '../../kit/store/store.ts';
import { LEADS, type StoredLead, toLead } from '../lead.ts';
import { leadFilter } from '../lead-filter.ts';
import { visibleRegions } from '../../kit/access.ts';

export const listLeads = handle(leads.calls.listLeads, { rows: LEADS }, async (input, caller, { rows }) => {
  const { limit, before } = input;
  const filter = leadFilter(input, caller, { before });
  const [found, forms] = await Promise.all([
    rows.find(filter, { sort: { position: 'desc' }, limit: limit + 1 }),
    listForms(rows, caller),
  ]);
  const shown = found.slice(0, limit);
  return { leads: shown.map(toLead), next: found.length > limit ? shown.at(-1)!.position : null, forms };
});

async function listForms(rows: Collection<StoredLead>, { user, domainId }: Caller) {
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
