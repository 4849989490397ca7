import type { TicketKind } from '../ticket.ts';
import type { MailMessage } from './mail.ts';

const words: Record<TicketKind, { subject: string; lead: string; end: string }> = {
  reset: {
    subject: 'Password Reset',
    lead: 'Somebody asked for a new password for this address. To choose one, open this link:',
    end: 'It works once, within an hour. If it was not you, there is nothing to do.',
  },
  invite: {
    subject: 'Your invitation',
    lead: 'You are invited to edit the website. To choose a password, open this link:',
    end: 'It works once, within 24 hours.',
  },
};

export function createMessage(kind: TicketKind, to: string, link: string): MailMessage {
  const { subject, lead, end } = words[kind];
  const address = escaped(link);
  return {
    to,
    subject,
    text: `${lead}\r\n\r\n${link}\r\n\r\n${end}`,
    html: `<p>${lead}</p><p><a href="${address}">${subject}</a></p><p>Or copy it: ${address}</p><p>${end}</p>`,
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
