import { z } from 'zod';
import { Id, Instant } from '../values.ts';

export const MAX_AUDITED_DOCUMENTS = 20;

export const AuditedDocument = z.object({
  kind: z.string().max(60).describe('Kind of the document, as in histories.'),
  _id: Id,
  name: z.string().max(300),
  action: z.string().max(60).describe('Code of the action on the document, as in histories.'),
  owner: z.string().max(250).optional().describe('Username of the new owner, if the action gave the document one.'),
  before: z.number().int().optional().describe('Revision before the change; 0 if the document was created.'),
  after: z.number().int().optional().describe('Revision after the change.'),
});
export type AuditedDocument = z.infer<typeof AuditedDocument>;

export const AuditEntry = z.object({
  at: Instant,
  call: z.string().max(120).describe('Service and name of the call.'),
  outcome: z.string().max(60).describe('`ok`, or the code of the refusal.'),
  actor: z
    .object({
      _id: Id,
      username: z.string(),
      apiToken: z.string().max(100).optional().describe('Name of the API token that acted for the user.'),
    })
    .nullable()
    .describe('The user; null if somebody without an account tried to sign in.'),
  domainId: z.string().max(128),
  source: z
    .string()
    .max(100)
    .optional()
    .describe('IPv4 address or /64 network of IPv6, only of sign-ins, passwords and requests for one.'),
  documents: z.array(AuditedDocument).max(MAX_AUDITED_DOCUMENTS),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditRow = AuditEntry.extend({
  _id: Id,
  until: Instant.optional().describe('Last of several equal actions within an hour, such as edits of a page.'),
  summary: z.string().describe('What the call does.'),
  block: z
    .object({ number: z.number().int(), hash: z.string() })
    .optional()
    .describe('Block of the chain that contains the entry, only in exports; absent until the hour has ended.'),
});
export type AuditRow = z.infer<typeof AuditRow>;
