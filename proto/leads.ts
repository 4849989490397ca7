import { z } from 'zod';
import { commandNeeding, defineContract } from './contract.ts';
import { channels, FormSettingsInput, Lead, StoredFormSettings } from './entities/lead.ts';
import { formLimits } from './form-limits.ts';
import { Id, Instant, QueryBoolean, QueryNumber, Slug } from './values.ts';

const LeadId = z.object({ _id: Id.describe('Id of the lead.') });
const Filters = {
  formId: Id.optional().describe('Only leads of this form.'),
  regionId: Id.optional().describe('Only leads from pages of this region.'),
  from: Instant.optional().describe('Only leads from this time on.'),
  to: Instant.optional().describe('Only leads before this time.'),
  suspicious: QueryBoolean.optional().describe('True to list leads that look like spam, which are omitted otherwise.'),
};
const Cursor = z.string().max(200).optional();

export const leads = defineContract(
  'leads',
  {
    submitForm: {
      summary: 'Stores what a visitor sends with a form of a published page, and delivers it by mail and webhook.',
      kind: 'command',
      who: 'anyone',
      refuses: ['too-many'],
      forVisitors: true,
      in: z.object({
        slug: Slug.describe('Address of the page without its domain.'),
        pageId: Id.optional().describe(
          'Id of the page, by which it is found after it has moved; `slug` is the address before.',
        ),
        formId: Id.describe('Key of the form block.'),
        values: z
          .record(Id, z.string().max(formLimits.text * 2))
          .refine((values) => Object.keys(values).length <= formLimits.fields + 1, 'A form has at most 20 fields')
          .describe('Values by the key of their field; `consent` is the check box of the consent text.'),
        about: z.string().max(300).default('').describe('What the visitor asks about, from the link to the form.'),
        from: z.string().max(500).default('').describe('Path on this site that the visitor came from.'),
        submissionId: z
          .string()
          .max(100)
          .default('')
          .describe('Chosen by the client. The same values with the same id are stored once.'),
        website: z.string().max(2000).default('').describe('A hidden field. A lead with a value in it is suspicious.'),
      }),
      /** Suspicious leads get the same response. */
      out: z.object({ success: z.literal(true) }),
      http: 'POST /leads/submitForm',
    },
    hasReceiver: {
      summary: 'Tells whether leads of the domain are delivered by mail or to a webhook, or only stored.',
      kind: 'query',
      who: 'user',
      in: z.object({}),
      out: z.object({ hasReceiver: z.boolean() }),
      http: 'GET /leads/hasReceiver',
    },
    listLeads: {
      summary: 'Lists leads of the domain, newest first, as far as the caller may see their region.',
      kind: 'query',
      who: 'user',
      needs: 'leads',
      in: z.object({
        ...Filters,
        before: Cursor.describe('Value of `next` of the previous page.'),
        limit: QueryNumber.pipe(z.number().int().min(1).max(100)).default(50).describe('Leads in the response.'),
      }),
      out: z.object({
        leads: z.array(Lead),
        next: z.string().nullable().describe('Pass it as `before` to continue; null at the end.'),
        forms: z
          .array(z.object({ _id: Id, title: z.string(), count: z.number().int() }))
          .describe('Forms with leads that the caller may see.'),
      }),
      http: 'GET /leads/listLeads',
    },
    exportLeads: {
      summary: 'Returns leads of the domain, oldest first, from which the CSV file is made.',
      kind: 'query',
      who: 'user',
      needs: 'leads',
      in: z.object({ ...Filters, after: Cursor.describe('Value of `next` of the previous page.') }),
      out: z.object({ leads: z.array(Lead), next: z.string().nullable() }),
    },
    removeLead: {
      summary: 'Deletes a lead permanently.',
      ...commandNeeding('leads'),
      in: LeadId,
      out: LeadId,
      http: 'POST /leads/removeLead',
    },
    acceptLead: {
      summary: 'Marks a suspicious lead as genuine and delivers it.',
      ...commandNeeding('leads'),
      in: LeadId,
      out: Lead,
      http: 'POST /leads/acceptLead',
    },
    retryDelivery: {
      summary: 'Attempts a delivery now, and for another day if it had failed.',
      ...commandNeeding('leads'),
      in: LeadId.extend({ channel: z.enum(channels).describe('The delivery.') }),
      out: LeadId,
      http: 'POST /leads/retryDelivery',
    },
    loadFormSettings: {
      summary: 'Returns where the leads of the domain are delivered and how long they are stored.',
      kind: 'query',
      who: 'user',
      needs: 'siteSettings',
      in: z.object({}),
      out: StoredFormSettings,
      http: 'GET /leads/loadFormSettings',
    },
    saveFormSettings: {
      summary:
        'Sets where the leads of the domain are delivered and how long they are stored. The right to see and delete all leads is needed as well.',
      ...commandNeeding('siteSettings'),
      in: FormSettingsInput,
      out: StoredFormSettings,
      http: 'POST /leads/saveFormSettings',
    },
  },
  {},
);
