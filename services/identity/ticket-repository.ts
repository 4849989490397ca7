import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import type { Settings } from '../kit/settings.ts';
import type { Collection } from '../kit/store/store.ts';
import { CLOCK, SETTINGS } from '../kit/tokens.ts';
import { createMessage } from './mail/messages.ts';
import { type Mail, MAIL } from '../kit/mail/mail.ts';
import { digest } from '../kit/digest.ts';
import { deleteExpired } from '../kit/store/delete-expired.ts';
import { createSecret } from './secret.ts';
import { createTicket, createLink, type Ticket, type TicketKind, TICKETS } from './ticket.ts';

/** Less than the time-out of a call, so that the answer can say that the mail is still waiting. */
const MAIL_WAIT_MS = 3000;
const NO_ANSWER = 'The mail server has not answered yet.';

@Injectable()
export class TicketRepository {
  constructor(
    @Inject(TICKETS) private readonly rows: Collection<Ticket>,
    @Inject(MAIL) private readonly mail: Mail,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The link is valid even if it cannot be mailed: the administrator can pass it on. */
  async send(
    kind: TicketKind,
    user: { _id: string; email: string },
    origin = this.settings.baseUrl,
  ): Promise<{ link: string; mailProblem?: string }> {
    const secret = createSecret();
    const ticket = createTicket(digest(secret), user._id, kind, this.clock.now());
    for (const { _id } of await this.rows.find({ userId: user._id, kind })) await this.rows.delete(_id);
    await this.rows.insert(ticket);
    await deleteExpired(this.rows, this.clock.now());
    const link = createLink(origin, secret, user.email);
    const sent = this.mail.send(createMessage(kind, user.email, link)).then(
      () => undefined,
      (err: unknown) => {
        log.error({ err, kind }, 'sending mail failed');
        return err instanceof Error ? err.message : String(err);
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
