import { token } from '../../kit/contract/token.ts';

/** The port to whoever delivers mail. */
export interface Mail {
  /** Resolves when the letter has been taken over. */
  send(letter: MailMessage): Promise<void>;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** For @Inject. */
export const MAIL = token<Mail>('Mail');
