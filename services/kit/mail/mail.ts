import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { token } from '../contract/handle.ts';
import { log } from '../log/log.ts';
import { measureRequests } from '../telemetry/measure-requests.ts';

export interface Mail {
  send(message: MailMessage): Promise<void>;
}

export interface MailMessage {
  to: string;
  replyTo?: string;
  /** Name and address of the sender; what is empty is that of MAIL_FROM. */
  sender?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

export const MAIL = token<Mail>('Mail');

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
  if (/^smtps?:/.test(mailUrl)) return measureRequests(smtpMail(mailUrl, from), { name: 'smtp' });
  throw new Error(`MAIL_URL is ${mailUrl.replace(/:.*/, ':…')}; it must begin with file:, smtp: or smtps:`);
}

const SENDER = /^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

export function folderMail(folder: string, from: string): Mail {
  return {
    async send({ to, replyTo, sender, subject, text }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`);
      const head = [
        `From: ${fromOf(from, sender)}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
        'Content-Type: text/plain; charset=utf-8',
      ];
      // Only the owner may read the file, because a mail may contain a sign-in link or personal data.
      await writeFile(file, `${head.map(oneLine).join('\r\n')}\r\n\r\n${text}\r\n`, { mode: 0o600 });
      log.info({ file }, 'mail written to folder');
    },
  };
}

/** Quotes the name, so that its characters cannot add another address. */
export function fromOf(from: string, sender?: MailMessage['sender']): string {
  if (!sender) return from;
  const [, standardName = '', standardAddress = from] = /^([^<]*)<([^>]+)>$/.exec(from) ?? [];
  const name = sender.name || standardName.trim();
  const address = sender.address || standardAddress;
  return name === '' ? address : `"${name.replace(/["\\\r\n<>]/g, ' ')}" <${address}>`;
}

/** A line break would start another header. */
const oneLine = (line: string): string => line.replace(/[\r\n]+/g, ' ');

function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(withTimeouts(url));
  return {
    async send({ sender, ...message }) {
      await transport.sendMail({ ...message, from: fromOf(from, sender) });
    },
  };
}

/** Shortens the timeouts of Nodemailer, because a server that hangs would otherwise delay the next messages for minutes. */
function withTimeouts(url: string): string {
  const limited = new URL(url);
  for (const [name, ms] of Object.entries({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  }))
    if (!limited.searchParams.has(name)) limited.searchParams.set(name, String(ms));
  return limited.href;
}
