import type { Mail } from './mail.ts';
import { folderMail } from './folder-mail.ts';
import { smtpMail } from './smtp-mail.ts';

interface MailSettings {
  mailUrl: string;
  /** Sender of mails; empty for `no-reply` at the host of the site. */
  mailFrom: string;
  baseUrl: string;
}

export function openMail({ mailUrl, mailFrom, baseUrl }: MailSettings): Mail {
  const from = mailFrom || `no-reply@${new URL(baseUrl).hostname}`;
  if (!SENDER.test(from))
    throw new Error(`MAIL_FROM is ${from}; it must be an address or have the form Name <address>`);
  if (mailUrl.startsWith('file:')) return folderMail(mailUrl.slice('file:'.length), from);
  if (/^smtps?:/.test(mailUrl)) return smtpMail(mailUrl, from);
  throw new Error(`MAIL_URL is ${mailUrl.replace(/:.*/, ':…')}; it must begin with file:, smtp: or smtps:`);
}

const SENDER = /^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
