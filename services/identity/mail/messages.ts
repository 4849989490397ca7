import { escapeMarkup } from '../../../proto/escape-markup.ts';
import type { TicketKind } from '../ticket.ts';
import type { MailMessage } from '../../kit/mail/mail.ts';

const texts: Record<TicketKind, { subject: string; lead: string; end: string }> = {
  reset: {
    subject: 'Password Reset',
    lead: 'A new password was requested for this address. To choose one, open this link:',
    end: 'The link works once and expires in an hour. If you did not request it, you can ignore this message.',
  },
  invite: {
    subject: 'Your invitation',
    lead: 'You are invited to edit the website. To choose a password, open this link:',
    end: 'The link works once and expires in 24 hours.',
  },
};

export function createMessage(kind: TicketKind, to: string, link: string): MailMessage {
  const { subject, lead, end } = texts[kind];
  const address = escapeMarkup(link);
  return {
    to,
    subject,
    text: `${lead}\r\n\r\n${link}\r\n\r\n${end}`,
    html: `<p>${lead}</p><p><a href="${address}">${subject}</a></p><p>Or copy it: ${address}</p><p>${end}</p>`,
  };
}
