import { leads } from '../../../proto/leads.ts';
import { auditDocument } from '../../kit/audit/audit-scope.ts';
import { handle } from '../../kit/contract/handle.ts';
import { LeadRepository } from '../lead-repository.ts';

export const removeLead = handle(
  leads.calls.removeLead,
  { rows: LeadRepository },
  async ({ _id }, caller, { rows }) => {
    await rows.require(_id, caller);
    await rows.remove([_id]);
    auditDocument({ kind: 'lead', _id, name: '', action: 'deleted' });
    return { _id };
  },
);
