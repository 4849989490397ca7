import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Channel } from '../../../proto/entities/lead.ts';
import { escapeMarkup } from '../../../proto/escape-markup.ts';
import { type Clock, CLOCK } from '../../kit/clock.ts';
import { BrandMail } from '../../kit/mail/brand-mail.ts';
import type { MailMessage } from '../../kit/mail/mail.ts';
import { FormSettingsRows, loadSettings } from '../form-settings.ts';
import { LeadRepository } from '../lead-repository.ts';
import { LeadRows, type StoredLead } from '../lead.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { Webhook } from './webhook.ts';

/** Each channel has a worker, so that a webhook that is down does not delay mail. */
@Injectable()
export class Deliveries implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly workers: DeliveryWorker[];

  constructor(
    rows: LeadRows,
    settings: FormSettingsRows,
    mail: BrandMail,
    @Inject(CLOCK) clock: Clock,
    leads: LeadRepository,
    webhook: Webhook,
  ) {
    const senders: Record<Channel, (lead: StoredLead) => Promise<void>> = {
      async mail(lead) {
        const { recipients } = await loadSettings(settings, lead.domainId);
        if (recipients.length === 0) throw new Error('The settings contain no recipients');
        await mail.send(lead.domainId, createLeadMail(lead, recipients));
      },
      async webhook(lead) {
        await webhook.send(lead, await loadSettings(settings, lead.domainId));
      },
    };
    this.workers = (Object.keys(senders) as Channel[]).map(
      (channel) => new DeliveryWorker({ channel, rows, leads, clock, send: senders[channel] }),
    );
  }

  onApplicationBootstrap(): void {
    for (const worker of this.workers) worker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  wake(): void {
    for (const worker of this.workers) worker.wake();
  }
}

function createLeadMail(lead: StoredLead, recipients: string[]): MailMessage {
  const { formTitle, page, regionName, values, consent, context, replyTo } = lead;
  const rows = [
    ...values,
    { label: 'Page', value: `${page.title} (/${page.slug})` },
    { label: 'Region', value: regionName },
    { label: 'About', value: context.about },
    { label: 'Came from', value: context.from },
    { label: 'Agreed to', value: consent },
    { label: 'Received', value: lead.createdAt },
  ].filter(({ value }) => value !== '');
  return {
    to: recipients.join(', '),
    ...(replyTo && { replyTo }),
    subject: `${formTitle || 'Form'}: ${context.about || page.title || page.slug}`.replace(/\s+/g, ' ').slice(0, 200),
    text: rows.map(({ label, value }) => `${label}:\r\n${value.replaceAll('\n', '\r\n')}`).join('\r\n\r\n'),
    html: `<dl>${rows.map(({ label, value }) => `<dt><b>${escapeMarkup(label)}</b></dt><dd>${escapeMarkup(value).replaceAll('\n', '<br>')}</dd>`).join('')}</dl>`,
  };
}
