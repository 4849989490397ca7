import { z } from 'zod';
import { Email, Id, Instant } from '../values.ts';

const retentionDays = { default: 180, min: 1, max: 3650 };

export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

const Delivery = z.object({
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int().describe('Attempts so far.'),
  deliveredAt: Instant.optional(),
  reason: z.string().optional().describe('Why the last attempt failed.'),
  nextAttemptAt: Instant.optional().describe('When a pending delivery is attempted again.'),
});

const LeadContext = z.object({
  about: z.string().describe('The parameter `about` of the link that led to the form.'),
  from: z.string().describe('Path on this site that the visitor came from.'),
});

export const Lead = z.object({
  _id: Id,
  createdAt: Instant,
  expiresAt: Instant.describe('When the lead is deleted.'),
  form: z.object({ _id: Id, title: z.string() }).describe('Key and heading of the form block.'),
  page: z.object({ _id: Id, title: z.string(), slug: z.string() }),
  region: z.object({ _id: Id, name: z.string() }).nullable(),
  values: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('Values in the order of the form, with the labels at the time of sending.'),
  consent: z.string().describe('Text that the visitor agreed to; empty if the form had none.'),
  context: LeadContext,
  suspicious: z.boolean().describe('True if the lead looks like spam and was not delivered.'),
  deliveries: z.object({ mail: Delivery.optional(), webhook: Delivery.optional() }),
});
export type Lead = z.infer<typeof Lead>;

const Recipients = z.array(Email).max(10, 'Leads are mailed to at most 10 addresses.');
const WebhookUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((url) => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url)), {
    message: 'The webhook address must be a complete URL that starts with https://.',
  })
  .refine((url) => !URL.canParse(url) || new URL(url).username === '', {
    message: 'The webhook address must not contain a username or a password.',
  });

const Retention = z
  .number()
  .int('The retention time is a whole number of days.')
  .min(retentionDays.min, 'Leads are stored for at least one day.')
  .max(retentionDays.max, 'Leads are stored for at most 3650 days.');

export const FormSettings = z.object({
  recipients: Recipients.default([]).describe('Addresses that get each lead by mail; at most 10.'),
  webhookUrl: WebhookUrl.default('').describe('Receives each lead as JSON; empty for none.'),
  retentionDays: Retention.default(retentionDays.default).describe('Days until a lead is deleted.'),
});

export const StoredFormSettings = FormSettings.extend({
  revision: z.number().int().describe('0 until the settings have been saved.'),
  hasWebhookSecret: z.boolean().describe('Whether requests to the webhook are signed. The secret is never returned.'),
});
export type StoredFormSettings = z.infer<typeof StoredFormSettings>;

export const FormSettingsInput = FormSettings.extend({
  revision: z.number().int().describe('The revision that the change is based on.'),
  webhookSecret: z
    .string()
    .max(200)
    .optional()
    .describe('Key of the signatures; empty to remove it, absent for no change.'),
});
