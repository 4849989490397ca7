import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Problem } from '../../../proto/errors.ts';
import { log } from '../../kit/log/log.ts';
import type { Settings } from '../../kit/settings.ts';
import { SETTINGS } from '../../kit/tokens.ts';
import { mailchimpApiUrl } from './mailchimp-api-url.ts';

interface Member {
  listId: string;
  email: string;
  values: Record<string, string>;
}

/** Of what Mailchimp answers; a refusal has a title out of its glossary of errors. */
const Answer = z.object({ title: z.string().catch(''), status: z.union([z.string(), z.number()]).catch('') });
type Answer = z.infer<typeof Answer> & { code: number };

/** Under the five seconds that a caller waits for this service, all questions together. */
const TIMEOUT_MS = 4500;

/** The outside service that keeps mailing lists. Nothing that it says is passed on, and neither is the key. */
@Injectable()
export class MailchimpClient {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  refuseUnconfigured(): void {
    if (mailchimpApiUrl(this.settings.mailchimp) === null)
      throw new Problem('unavailable', 'Nobody can sign up here yet, because no mailing list is connected.');
  }

  /** Problem `invalid` for an address that the list does not take, `upstream` when it does not answer as it should. */
  async subscribe({ listId, email, values }: Member): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const members = `/lists/${listId}/members`;
    // Pending: the list writes to the address first, so that nobody can sign up somebody else.
    const member = { email_address: email, status: 'pending', merge_fields: values };
    const answer = await this.ask('POST', members, signal, member);
    if (isSuccess(answer)) return;
    if (answer.code !== 400) throw isRejected(answer);
    if (answer.title !== 'Member Exists')
      throw new Problem(
        'invalid',
        'The mailing list does not take what was entered. Check it, or use another address.',
      );
    await this.invite(`${members}/${subscriberHash(email)}`, signal);
  }

  /** Whoever has left the list is asked again whether they want to come back; everybody else on it stays as they are. */
  private async invite(member: string, signal: AbortSignal): Promise<void> {
    const known = await this.ask('GET', `${member}?fields=status`, signal);
    if (!isSuccess(known)) throw isRejected(known);
    if (known.status !== 'unsubscribed' && known.status !== 'archived') return;
    const changed = await this.ask('PATCH', member, signal, { status: 'pending' });
    if (!isSuccess(changed)) throw isRejected(changed);
  }

  private async ask(method: string, path: string, signal: AbortSignal, body?: object): Promise<Answer> {
    try {
      const response = await fetch(mailchimpApiUrl(this.settings.mailchimp) + path, {
        method,
        signal,
        // The key goes to no other address than the one it is for.
        redirect: 'error',
        headers: {
          authorization: `Basic ${Buffer.from(`any:${this.settings.mailchimp.apiKey}`).toString('base64')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
      return { ...Answer.parse(await response.json()), code: response.status };
    } catch (err) {
      log.warn({ err }, 'the mailing list did not answer');
      throw unavailableProblem();
    }
  }
}

const isSuccess = ({ code }: Answer): boolean => code >= 200 && code < 300;

function isRejected({ code, title }: Answer): Problem {
  log.warn({ code, title }, 'the mailing list refused');
  return unavailableProblem();
}

const unavailableProblem = () =>
  new Problem('upstream', 'The mailing list can not be reached at this moment. Try again later.');

/** How Mailchimp names a member of a list. */
const subscriberHash = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');
