import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../kit/settings.ts';
import { SETTINGS } from '../../kit/tokens.ts';
import type { DomainFormSettings } from '../form-settings.ts';
import { type StoredLead, toLead } from '../lead.ts';
import { postJson } from './post-json.ts';

@Injectable()
export class Webhook {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async send(lead: StoredLead, { webhookUrl, webhookSecret }: DomainFormSettings): Promise<void> {
    if (webhookUrl === '') throw new Error('The settings contain no webhook address');
    const { expiresAt: _, suspicious: __, deliveries: ___, ...content } = toLead(lead);
    const body = JSON.stringify({ ...content, domainId: lead.domainId });
    const headers = {
      // The receiver can discard a request that it has handled before the connection broke.
      'idempotency-key': lead._id,
      ...(webhookSecret && { 'x-signature-sha256': createHmac('sha256', webhookSecret).update(body).digest('hex') }),
    };
    await postJson(webhookUrl, body, { headers, allowPrivate: this.settings.privateWebhooks });
  }
}
