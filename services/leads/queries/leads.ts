import { leads } from '../../../proto/leads.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { visibleRegions } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Collection, Filter } from '../../kit/store/store.ts';
import { LEADS, type StoredLead, toLead } from '../lead.ts';

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

const PAGE_SIZE = 50;

export const exportLeads = handle(leads.calls.exportLeads, { rows: LEADS }, async (input, caller, { rows }) => {
  const filter = leadFilter(input, caller, { after: input.after });
  const found = await rows.find(filter, { sort: { position: 'asc' }, limit: PAGE_SIZE });
  return { leads: found.map(toLead), next: found.length === PAGE_SIZE ? found.at(-1)!.position : null };
});

interface Filters {
  formId?: string;
  regionId?: string;
  from?: string;
  to?: string;
  suspicious?: boolean;
}

/** Selects leads that the caller may view. `cursor` is the position of the last lead on the previous page. */
function leadFilter(
  { formId, regionId, from, to, suspicious = false }: Filters,
  { user, domainId }: Caller,
  cursor: { before?: string; after?: string },
): Filter {
  const visible = visibleRegions(user, 'leads');
  const requested = regionId === undefined ? visible : (visible ?? [regionId]).filter((id) => id === regionId);
  const position = {
    ...(from !== undefined && { gte: from }),
    ...(cursor.after !== undefined && { gt: cursor.after }),
    ...(to !== undefined && { lt: to }),
    ...(cursor.before !== undefined && { lt: smaller(to, cursor.before) }),
  };
  return {
    domainId,
    suspicious,
    ...(Object.keys(position).length > 0 && { position }),
    ...(formId !== undefined && { formId }),
    ...(requested && { regionId: { in: requested } }),
  };
}

const smaller = (a: string | undefined, b: string): string => (a !== undefined && a < b ? a : b);
