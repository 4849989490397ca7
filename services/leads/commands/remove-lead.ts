import { leads } from '../../../proto/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { LeadRepository } from '../lead-repository.ts';

export const removeLead = handle(
  leads.calls.removeLead,
  { rows: LeadRepository },
  async ({ _id }, caller, { rows }) => {
    await rows.require(_id, caller);
    await rows.remove([_id]);
    return { _id };
  },
);
