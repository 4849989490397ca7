import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(withTimeouts(url));
  return {
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}

/** Shorter than the minutes that nodemailer waits, so that a server that hangs does not hold up the next message. */
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
