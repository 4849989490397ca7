import type { Mail } from './mail.ts';
import { folderMail } from './folder-mail.ts';
import { smtpMail } from './smtp-mail.ts';

export function openMail(mailUrl: string, baseUrl: string): Mail {
  const from = `no-reply@${new URL(baseUrl).hostname}`;
  if (mailUrl.startsWith('file:')) return folderMail(mailUrl.slice('file:'.length), from);
  if (/^smtps?:/.test(mailUrl)) return smtpMail(mailUrl, from);
  throw new Error(`MAIL_URL is ${mailUrl.replace(/:.*/, ':…')}; it must begin with file:, smtp: or smtps:`);
}
