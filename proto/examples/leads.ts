import type { Lead } from '../entities/lead.ts';
import { formRefusals } from '../refusals/leads.ts';
import type { leads } from '../leads.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, lead, page, region, storedUntil } from './names.ts';

const inAustralia = {
  form: { _id: 'question', title: 'Ask us' },
  page: { _id: page.contact, title: 'Contact', slug: 'au/contact' },
  region: { _id: region.au, name: 'Australia' },
  consent: 'You may write to me about this question.',
};

const question: Lead = {
  ...inAustralia,
  _id: lead.question,
  createdAt: at('19:02'),
  expiresAt: storedUntil('19:02'),
  values: [
    { label: 'Name', value: 'Hemi' },
    { label: 'Email', value: 'hemi@rotorua.example' },
    { label: 'Question', value: 'How long is parental leave?' },
  ],
  context: { about: 'Parental leave', from: '/au/benefits' },
  suspicious: false,
  deliveries: {},
};

const advert: Lead = {
  ...inAustralia,
  _id: lead.advert,
  createdAt: at('19:04'),
  expiresAt: storedUntil('19:04'),
  values: [
    { label: 'Name', value: 'Shop' },
    { label: 'Email', value: 'shop@advert.example' },
    { label: 'Question', value: 'https://a.example https://b.example https://c.example https://d.example' },
  ],
  context: { about: '', from: '' },
  suspicious: true,
  deliveries: {},
};

const form = { slug: 'au/contact', formId: 'question' };
const settings = {
  recipients: ['sales@tern.example'],
  webhookUrl: 'https://crm.tern.example/leads',
  retentionDays: 90,
};

export const leadsExamples: ExamplesOf<typeof leads> = {
  hasReceiver: [{ title: 'Leads are mailed', at: '19:13', as: 'ana', in: {}, out: { hasReceiver: true } }],
  submitForm: [
    {
      title: 'A question',
      at: '19:02',
      in: {
        ...form,
        values: { name: 'Hemi', email: 'hemi@rotorua.example', text: 'How long is parental leave?', consent: 'yes' },
        about: 'Parental leave',
        from: '/au/benefits',
        submissionId: '0d4cf5a2',
      },
      out: { success: true },
    },
    {
      title: 'What looks like spam is stored and not delivered',
      at: '19:04',
      in: {
        ...form,
        values: { name: 'Shop', email: 'shop@advert.example', text: advert.values[2]!.value, consent: 'yes' },
      },
      out: { success: true },
    },
    {
      title: 'With mistakes, each named by its field',
      at: '19:10',
      in: { ...form, values: { name: 'Hemi', email: 'hemi', text: 'How long is parental leave?' } },
      refused: refusedWith(
        formRefusals.invalidValues(
          { fields: 'Email, You may write to me about this question' },
          {
            fields: [
              {
                field: 'email',
                key: 'form.invalidEmail',
                message: 'Please enter a complete email address, such as name@example.com.',
              },
              { field: 'consent', key: 'form.consentRequired', message: 'Please agree before you send the form.' },
            ],
          },
        ),
      ),
    },
    {
      title: 'A form that the page does not have',
      at: '19:11',
      in: { slug: 'au/contact', formId: 'quote', values: {} },
      refused: refusedWith(formRefusals.notOffered()),
    },
  ],
  listLeads: [
    {
      title: 'Of a form',
      at: '19:03',
      as: 'ana',
      in: { formId: 'question' },
      out: { leads: [question], next: null, forms: [{ _id: 'question', title: 'Ask us', count: 1 }] },
    },
    {
      title: 'Suspicious ones',
      at: '19:05',
      as: 'ana',
      in: { suspicious: 'true', regionId: region.au, limit: 5 },
      out: { leads: [advert], next: null, forms: [{ _id: 'question', title: 'Ask us', count: 1 }] },
    },
  ],
  loadFormSettings: [
    {
      title: 'Before they are saved',
      at: '19:06',
      as: 'ana',
      in: {},
      out: { recipients: [], webhookUrl: '', retentionDays: 180, revision: 0, hasWebhookSecret: false },
    },
  ],
  saveFormSettings: [
    {
      title: 'By mail and to a CRM, for a quarter of a year',
      at: '19:07',
      as: 'ana',
      in: { ...settings, webhookSecret: 'a secret of ours', revision: 0 },
      out: { ...settings, revision: 1, hasWebhookSecret: true },
    },
  ],
  acceptLead: [
    {
      title: 'Which is then delivered',
      at: '19:08',
      as: 'ana',
      in: { _id: lead.advert },
      out: {
        ...advert,
        suspicious: false,
        deliveries: {
          mail: { state: 'pending', attempts: 0, nextAttemptAt: at('19:08') },
          webhook: { state: 'pending', attempts: 0, nextAttemptAt: at('19:08') },
        },
      },
    },
  ],
  retryDelivery: [
    {
      title: 'To a server that cannot be reached yet',
      at: '19:09',
      as: 'ana',
      in: { _id: lead.advert, channel: 'webhook' },
      out: { _id: lead.advert },
    },
  ],
  removeLead: [
    {
      title: 'Permanently',
      at: '19:12',
      as: 'ana',
      in: { _id: lead.question },
      out: { _id: lead.question },
    },
  ],
};
