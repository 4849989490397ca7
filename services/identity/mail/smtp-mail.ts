import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url);
  return {
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}
