import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { isPublicAddress } from '../../kit/network/is-public-address.ts';
import { type Settings, SETTINGS } from '../../kit/settings.ts';
import type { DomainFormSettings } from '../form-settings.ts';
import { type StoredLead, toLead } from '../lead.ts';

@Injectable()
export class Webhook {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async send(lead: StoredLead, { webhookUrl, webhookSecret }: DomainFormSettings): Promise<void> {
    if (webhookUrl === '') throw new Error('The settings contain no webhook address');
    const { expiresAt: _, suspicious: __, deliveries: ___, ...content } = toLead(lead);
    const body = JSON.stringify({ ...content, domainId: lead.domainId });
    const headers = {
      // This key lets the receiver discard a repeated request, which is sent if the connection broke before the response.
      'idempotency-key': lead._id,
      ...(webhookSecret && { 'x-signature-sha256': createHmac('sha256', webhookSecret).update(body).digest('hex') }),
    };
    await postJson(webhookUrl, body, { headers, allowPrivate: this.settings.privateWebhooks });
  }
}

interface Options {
  headers: Record<string, string>;
  allowPrivate: boolean;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const PRIVATE = 'The address of the webhook is in a private network';

/** Rejects unless the response has a status from 200 to 299; does not follow redirects. */
function postJson(url: string, body: string, options: Options): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const { allowPrivate, timeoutMs = TIMEOUT_MS } = options;
  if (protocol !== 'https:' && !allowPrivate) return Promise.reject(new Error('The webhook does not use https'));
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) return Promise.reject(new Error(PRIVATE));
  const headers = {
    ...options.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Website-Webhook/1',
  };
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = send(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!allowPrivate && { lookup: lookupPublic }),
    });
    request.on('error', (error) =>
      fail(
        error.name === 'TimeoutError' || error.name === 'AbortError'
          ? new Error('The webhook did not answer in time')
          : error,
      ),
    );
    request.on('response', (response) => {
      const { statusCode = 0 } = response;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) request.destroy(new Error('The answer of the webhook is too large'));
      });
      response.on('error', fail);
      response.on('end', () =>
        statusCode >= 200 && statusCode < 300 ? done() : fail(new Error(`The webhook answered ${statusCode}`)),
      );
    });
    request.end(body);
  });
}

/** Checks the address of the connection itself, because a name may resolve to another address each time. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.some(({ address }) => !isPublicAddress(address))) return callback(new Error(PRIVATE), '', 0);
    const [first] = addresses;
    return options.all ? callback(null, addresses) : callback(null, first!.address, first!.family);
  });
};
