import { Injectable } from '@nestjs/common';
import type { Factor } from '../../proto/entities/second-factor.ts';
import { escapeMarkup } from '../../proto/escape-markup.ts';
import type { Caller } from '../../proto/permissions.ts';
import { log } from '../kit/log/log.ts';
import { BrandMail } from '../kit/mail/brand-mail.ts';

interface Recipient {
  username: string;
  email: string;
}
type Sender = Pick<Caller, 'domainId'>;

/** Mails users what has changed in their account, so that they notice a change that somebody else made. */
@Injectable()
export class AccountNotices {
  constructor(private readonly mail: BrandMail) {}

  /** Informs the owner of the former address. */
  announceAddress(former: string, { username, email }: Recipient, caller: Sender): void {
    const text = `The email address of ${username} was changed to ${email}. ${NOT_YOU}`;
    this.send(former, 'Your email address was changed', text, caller);
  }

  announceFactor(change: 'added' | 'removed', { kind, name }: Pick<Factor, 'kind' | 'name'>, caller: Caller): void {
    const what = kind === 'passkey' ? 'A passkey' : 'An authenticator app';
    const where = change === 'added' ? 'to' : 'from';
    this.toUser(
      caller,
      `${what} was ${change}`,
      (username) => `“${name}” was ${change} ${where} the account ${username}.`,
    );
  }

  announceRecoveryCodes(caller: Caller): void {
    const text = (username: string) =>
      `The account ${username} has new recovery codes. The earlier ones no longer work.`;
    this.toUser(caller, 'Your recovery codes were renewed', text);
  }

  announceFactorReset({ username, email }: Recipient, caller: Sender): void {
    const text = `The second factors of ${username} were removed, and all sessions were ended. Sign in and set up a new one. If you did not ask for this, tell an administrator.`;
    this.send(email, 'Your second factors were removed', text, caller);
  }

  private toUser({ user, domainId }: Caller, subject: string, text: (username: string) => string): void {
    if (user) this.send(user.email, subject, `${text(user.username)} ${NOT_YOU}`, { domainId });
  }

  /** A failure is only logged, because the change is stored already. */
  private send(to: string, subject: string, text: string, { domainId }: Sender): void {
    const message = { to, subject, text, html: `<p>${escapeMarkup(text)}</p>` };
    void this.mail.send(domainId, message).catch((err: unknown) => log.error({ err }, 'sending mail failed'));
  }
}

const NOT_YOU = 'If that was not you, ask an administrator for help.';
