import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Problem } from '../../proto/errors.ts';
import { signUpRefusals } from '../../proto/refusals/site-config.ts';
import { log } from '../kit/log/log.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';

interface Member {
  listId: string;
  email: string;
  values: Record<string, string>;
}

const Answer = z.object({ title: z.string().catch(''), status: z.union([z.string(), z.number()]).catch('') });
type Answer = z.infer<typeof Answer> & { code: number };

/** Limit for all requests together, because callers time out after five seconds. */
const TIMEOUT_MS = 4500;

/** Callers receive neither Mailchimp's responses nor the API key. */
@Injectable()
export class MailchimpClient {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  requireConfigured(): void {
    if (mailchimpApiUrl(this.settings.mailchimp) === null) throw signUpRefusals.notConnected();
  }

  async subscribe({ listId, email, values }: Member): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const members = `/lists/${listId}/members`;
    // Mailchimp asks pending members to confirm by mail, so that users cannot sign up other people.
    const member = { email_address: email, status: 'pending', merge_fields: values };
    const answer = await this.request('POST', members, signal, member);
    if (isSuccess(answer)) return;
    if (answer.code !== 400) throw toUpstreamProblem(answer);
    if (answer.title !== 'Member Exists') throw signUpRefusals.rejected();
    await this.invite(`${members}/${subscriberHash(email)}`, signal);
  }

  private async invite(member: string, signal: AbortSignal): Promise<void> {
    const current = await this.request('GET', `${member}?fields=status`, signal);
    if (!isSuccess(current)) throw toUpstreamProblem(current);
    if (current.status !== 'unsubscribed' && current.status !== 'archived') return;
    const changed = await this.request('PATCH', member, signal, { status: 'pending' });
    if (!isSuccess(changed)) throw toUpstreamProblem(changed);
  }

  private async request(method: string, path: string, signal: AbortSignal, body?: object): Promise<Answer> {
    try {
      const response = await fetch(mailchimpApiUrl(this.settings.mailchimp) + path, {
        method,
        signal,
        // Redirects are refused, because the API key must not be sent to another host.
        redirect: 'error',
        headers: {
          authorization: `Basic ${Buffer.from(`any:${this.settings.mailchimp.apiKey}`).toString('base64')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
      return { ...Answer.parse(await response.json()), code: response.status };
    } catch (err) {
      log.warn({ err }, 'mailing list request failed');
      throw signUpRefusals.unreachable();
    }
  }
}

const isSuccess = ({ code }: Answer): boolean => code >= 200 && code < 300;

function toUpstreamProblem({ code, title }: Answer): Problem {
  log.warn({ code, title }, 'mailing list rejected the request');
  return signUpRefusals.unreachable();
}

const subscriberHash = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

/** The suffix of an API key names its data centre. */
export function mailchimpApiUrl({ apiKey, url }: Settings['mailchimp']): string | null {
  if (apiKey === '') return null;
  if (url !== '') return url.replace(/\/+$/, '');
  const [, dataCentre] = /-([a-z]{2,4}\d{1,3})$/.exec(apiKey) ?? [];
  return dataCentre ? `https://${dataCentre}.api.mailchimp.com/3.0` : null;
}
