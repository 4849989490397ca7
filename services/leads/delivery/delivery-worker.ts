import type { Channel } from '../../../proto/entities/lead.ts';
import { DueWork } from '../../kit/bus/due-work.ts';
import type { Clock } from '../../kit/clock.ts';
import { log } from '../../kit/log/log.ts';
import { metrics } from '../../kit/telemetry/metrics.ts';
import type { LeadRepository } from '../lead-repository.ts';
import type { LeadRows, StoredLead } from '../lead.ts';
import { beginAttempt, recordFailure, recordSuccess, type StoredDelivery } from './delivery.ts';

interface Options {
  channel: Channel;
  rows: Pick<LeadRows, 'find'>;
  leads: LeadRepository;
  clock: Clock;
  send: (lead: StoredLead) => Promise<void>;
}

const AT_ONCE = 5;

/** The stored state is the queue, so that deliveries survive a crash and do not wait for a receiver that is down. */
export class DeliveryWorker {
  private readonly work: DueWork;

  constructor(private readonly options: Options) {
    this.work = new DueWork(() => this.deliverDue(), `delivering leads by ${options.channel} failed`);
  }

  start(): void {
    this.count('ok', 0);
    this.count('error', 0);
    this.work.start();
  }

  wake(): void {
    this.work.wake();
  }

  stop(): Promise<void> {
    return this.work.stop();
  }

  /** Returns false if nothing is due. */
  private async deliverDue(): Promise<boolean> {
    const { rows, clock, channel } = this.options;
    const path = `deliveries.${channel}.dueAt`;
    const due = await rows.find(
      { [path]: { lte: clock.now().toISOString() } },
      { sort: { [path]: 'asc' }, limit: AT_ONCE },
    );
    await Promise.all(due.map(({ _id }) => this.deliver(_id)));
    return due.length > 0;
  }

  private async deliver(id: string): Promise<void> {
    const { clock, channel, send } = this.options;
    const lead = await this.change(id, (delivery) => beginAttempt(delivery, clock.now()));
    if (!lead) return;
    try {
      await send(lead);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The log must not contain the values of the lead or the secret.
      log.warn({ lead: id, channel, reason }, 'delivering a lead failed');
      this.count('error', 1);
      await this.change(id, (delivery) => delivery && recordFailure(delivery, reason, clock.now()));
      return;
    }
    this.count('ok', 1);
    await this.change(id, (delivery) => delivery && recordSuccess(delivery, clock.now()));
  }

  private count(outcome: 'ok' | 'error', attempts: number): void {
    const attributes = { 'site.lead.channel': this.options.channel, 'site.outcome': outcome };
    metrics.leadDeliveries.add(attempts, attributes);
  }

  private change(
    id: string,
    decide: (delivery: StoredDelivery | undefined) => StoredDelivery | null | undefined,
  ): Promise<StoredLead | null> {
    const { leads, channel } = this.options;
    return leads.update(id, (lead) => {
      const next = decide(lead.deliveries[channel]);
      return next ? { ...lead, deliveries: { ...lead.deliveries, [channel]: next } } : null;
    });
  }
}
