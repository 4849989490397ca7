import { escapeMarkup } from '../../../proto/escape-markup.ts';
import type { MailMessage } from '../../kit/mail/mail.ts';
import type { StoredLead } from '../lead.ts';

export function createLeadMail(lead: StoredLead, recipients: string[]): MailMessage {
  const { formTitle, page, regionName, values, consent, context, replyTo } = lead;
  const rows = [
    ...values,
    { label: 'Page', value: `${page.title} (/${page.slug})` },
    { label: 'Region', value: regionName },
    { label: 'About', value: context.about },
    { label: 'Came from', value: context.from },
    { label: 'Agreed to', value: consent },
    { label: 'Received', value: lead.createdAt },
  ].filter(({ value }) => value !== '');
  return {
    to: recipients.join(', '),
    ...(replyTo && { replyTo }),
    subject: `${formTitle || 'Form'}: ${context.about || page.title || page.slug}`.replace(/\s+/g, ' ').slice(0, 200),
    text: rows.map(({ label, value }) => `${label}:\r\n${value.replaceAll('\n', '\r\n')}`).join('\r\n\r\n'),
    html: `<dl>${rows.map(({ label, value }) => `<dt><b>${escapeMarkup(label)}</b></dt><dd>${escapeMarkup(value).replaceAll('\n', '<br>')}</dd>`).join('')}</dl>`,
  };
}
