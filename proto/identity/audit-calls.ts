import { z } from 'zod';
import { AuditRow } from '../entities/audit.ts';
import { Instant, QueryNumber } from '../values.ts';

const Filters = {
  username: z.string().trim().toLowerCase().max(200).optional().describe('Only actions of the user with this name.'),
  kind: z
    .string()
    .max(60)
    .optional()
    .describe('Only actions on this kind of document, such as `page`, or `signIn` for sign-ins and passwords.'),
  from: Instant.optional().describe('Only actions from this time on.'),
  to: Instant.optional().describe('Only actions before this time.'),
};
const Cursor = z.string().max(200).optional();

export const auditCalls = {
  listAudit: {
    summary: 'Lists who did what on all domains, newest first.',
    kind: 'query',
    who: 'admin',
    in: z.object({
      ...Filters,
      before: Cursor.describe('Value of `next` of the previous page.'),
      limit: QueryNumber.pipe(z.number().int().min(1).max(100)).default(50).describe('Entries in the response.'),
    }),
    out: z.object({
      entries: z.array(AuditRow),
      next: z.string().nullable().describe('Pass it as `before` to continue; null at the end.'),
    }),
    http: 'GET /audit/list',
  },
  exportAudit: {
    summary: 'Returns the audit log, oldest first, from which the CSV file is made.',
    kind: 'query',
    who: 'admin',
    in: z.object({ ...Filters, after: Cursor.describe('Value of `next` of the previous page.') }),
    out: z.object({ entries: z.array(AuditRow), next: z.string().nullable() }),
  },
  verifyAudit: {
    summary: 'Checks that no entry of the audit log was changed, removed, added or reordered.',
    kind: 'query',
    who: 'admin',
    in: z.object({ head: z.string().max(100).optional().describe('A head that the log of the service names.') }),
    out: z.object({
      entries: z.number().int().describe('Number of entries without a fault.'),
      number: z.number().int().describe('Number of the last block without a fault; -1 if there is none.'),
      head: z.string().describe('Hash of that block.'),
      fault: z
        .object({
          block: z.number().int(),
          what: z.enum(['changed', 'removed', 'added', 'reordered', 'blockChanged', 'blockRemoved']),
          position: z.string().optional().describe('Time and id of the entry.'),
        })
        .nullable(),
      isHeadFound: z.boolean().optional().describe('Whether the chain contains the given head.'),
    }),
  },
} as const;
