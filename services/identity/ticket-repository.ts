import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { escapeMarkup } from '../../proto/escape-markup.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import { BrandMail } from '../kit/mail/brand-mail.ts';
import type { MailMessage } from '../kit/mail/mail.ts';
import type { Caller } from '../../proto/permissions.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { deleteExpired, digest } from '../kit/store/store.ts';
import { createLink, createTicket, type Ticket, type TicketKind, TicketRows } from './ticket.ts';

/** Shorter than the timeout of a call, so that the response can say that the mail is still waiting. */
const MAIL_WAIT_MS = 3000;
const MAX_PROBLEM = 300;
const NO_ANSWER = 'The mail server has not answered yet.';

@Injectable()
export class TicketRepository {
  constructor(
    private readonly rows: TicketRows,
    private readonly mail: BrandMail,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Returns the link even if it cannot be mailed, so that the administrator can pass it on. */
  async send(
    kind: TicketKind,
    user: { _id: string; email: string },
    { domainId, origin = this.settings.baseUrl }: Pick<Caller, 'domainId' | 'origin'>,
  ): Promise<{ link: string; mailProblem?: string }> {
    const secret = randomBytes(32).toString('base64url');
    const ticket = createTicket(digest(secret), user._id, kind, this.clock.now());
    for (const { _id } of await this.rows.find({ userId: user._id, kind })) await this.rows.delete(_id);
    await this.rows.insert(ticket);
    await deleteExpired(this.rows, this.clock.now());
    const link = createLink(this.settings.editUrl || origin, secret, user.email);
    const sent = this.mail.send(domainId, createMessage(kind, user.email, link)).then(
      () => undefined,
      async (err: unknown) => {
        log.error({ err, kind }, 'sending mail failed');
        const problem = (err instanceof Error ? err.message : String(err)).slice(0, MAX_PROBLEM);
        // The server may fail after the response, so the list of users shows the problem as well.
        await this.rows.replace({ ...ticket, mailProblem: problem });
        return problem;
      },
    );
    const mailProblem = await Promise.race([sent, setTimeout(MAIL_WAIT_MS, NO_ANSWER, { ref: false })]);
    return { link, ...(mailProblem !== undefined && { mailProblem }) };
  }

  async revokeAll(userId: string): Promise<void> {
    for (const { _id } of await this.rows.find({ userId })) await this.rows.delete(_id);
  }

  find(secret: string): Promise<Ticket | null> {
    return this.rows.get(digest(secret));
  }

  consume({ _id }: Ticket): Promise<boolean> {
    return this.rows.delete(_id);
  }
}

const texts: Record<TicketKind, { subject: string; lead: string; end: string }> = {
  reset: {
    subject: 'Password Reset',
    lead: 'A new password was requested for this address. To choose one, open this link:',
    end: 'The link works once and expires in an hour. If you did not request it, you can ignore this message.',
  },
  invite: {
    subject: 'Your invitation',
    lead: 'You are invited to edit the website. To choose a password, open this link:',
    end: 'The link works once and expires in 24 hours.',
  },
};

export function createMessage(kind: TicketKind, to: string, link: string): MailMessage {
  const { subject, lead, end } = texts[kind];
  const address = escapeMarkup(link);
  return {
    to,
    subject,
    text: `${lead}\r\n\r\n${link}\r\n\r\n${end}`,
    html: `<p>${lead}</p><p><a href="${address}">${subject}</a></p><p>Or copy it: ${address}</p><p>${end}</p>`,
  };
}
