import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../log/log.ts';
import type { Mail } from './mail.ts';

export function folderMail(folder: string, from: string): Mail {
  return {
    async send({ to, replyTo, subject, text }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`);
      const head = [
        `From: ${from}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
        'Content-Type: text/plain; charset=utf-8',
      ];
      // A mail may contain a sign-in link or personal data.
      await writeFile(file, `${head.map(oneLine).join('\r\n')}\r\n\r\n${text}\r\n`, { mode: 0o600 });
      log.info({ file }, 'mail written to folder');
    },
  };
}

/** A line break would start another header. */
const oneLine = (line: string): string => line.replace(/[\r\n]+/g, ' ');
