import { token } from '../contract/handle.ts';
import type { Logger } from 'pino';
import { DELETION_RETENTION_DAYS } from '../../../proto/document-history.ts';
import type { Clock } from '../clock.ts';

export interface Purgeable {
  purge(before: Date, limit: number): Promise<number>;
}

const EVERY_MS = 6 * 3_600_000;
const BATCH = 50;
/** The clocks of replicas differ by less than this, so no document is purged while another replica restores it. */
const CLOCK_TOLERANCE_MS = 3_600_000;

export const RETENTION_MS = DELETION_RETENTION_DAYS * 86_400_000;

export const PURGER = token<Purger>('Purger');

export class Purger {
  private readonly collections: Purgeable[] = [];
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  register(collection: Purgeable): void {
    this.collections.push(collection);
  }

  start(): void {
    this.timer ??= setInterval(() => void this.purge(), EVERY_MS).unref();
    void this.purge();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  purge(): Promise<void> {
    this.running ??= this.purgeAll().finally(() => (this.running = undefined));
    return this.running;
  }

  private async purgeAll(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS - CLOCK_TOLERANCE_MS);
    for (const collection of this.collections)
      await this.purgeFrom(collection, before).catch((error: unknown) =>
        this.log.warn(error, 'removing what is no longer stored failed, retrying at the next run'),
      );
  }

  private async purgeFrom(collection: Purgeable, before: Date): Promise<void> {
    for (let purged = BATCH; purged === BATCH && !this.stopping;) purged = await collection.purge(before, BATCH);
  }
}
