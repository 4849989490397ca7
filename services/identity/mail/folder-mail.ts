import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../../kit/log/log.ts';
import type { Mail } from './mail.ts';

/** Writes each letter to a file that a mail program opens: for a machine that sends no mail. */
export function folderMail(folder: string, from: string): Mail {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`);
      const head = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8'];
      // It carries a way in, so nobody else on the machine may read it.
      await writeFile(file, `${head.map(oneLine).join('\r\n')}\r\n\r\n${text}\r\n`, { mode: 0o600 });
      log.info({ file }, 'a letter lies in the outbox');
    },
  };
}

/** A line break would begin another header. */
const oneLine = (line: string): string => line.replace(/[\r\n]+/g, ' ');
