import { token } from '../contract/token.ts';

export interface Mail {
  send(message: MailMessage): Promise<void>;
}

export interface MailMessage {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export const MAIL = token<Mail>('Mail');
