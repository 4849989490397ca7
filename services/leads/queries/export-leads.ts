import { leads } from '../../../proto/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { LEADS, toLead } from '../lead.ts';
import { leadFilter } from '../lead-filter.ts';

const PAGE_SIZE = 50;

export const exportLeads = handle(leads.calls.exportLeads, { rows: LEADS }, async (input, caller, { rows }) => {
  const filter = leadFilter(input, caller, { after: input.after });
  const found = await rows.find(filter, { sort: { position: 'asc' }, limit: PAGE_SIZE });
  return { leads: found.map(toLead), next: found.length === PAGE_SIZE ? found.at(-1)!.position : null };
});
