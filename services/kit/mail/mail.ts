import { token } from '../contract/token.ts';

export interface Mail {
  send(message: MailMessage): Promise<void>;
}

export interface MailMessage {
  /** One address, or several with commas between them. */
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export const MAIL = token<Mail>('Mail');
