import type { Logger } from 'pino';
import type { ConsumerPositions, StreamPosition } from '../bus/event-stream.ts';
import { Signal } from '../bus/signal.ts';
import type { Clock } from '../clock.ts';
import { changeRow, type Collection, type CollectionSpec, type Document } from '../store/store.ts';

interface EventsRow extends Document {
  version: number;
  positions: Record<string, StreamPosition>;
  /** Since when the read models have to be rebuilt. */
  wantedAt?: string;
  /** Until when another instance does not begin with it. */
  leasedUntil?: string;
}

export const eventsSpec: CollectionSpec = { name: 'events' };

const ROW = 'events';
/** How often an instance looks for what another one has reported. */
const EVERY_MS = 60_000;
const LEASE_MS = 2 * 60_000;
/** The consumers of a service report the same loss within this time, and one rebuild follows. */
const SETTLE_MS = 2000;
const RETRY_MS = { first: 1000, max: 60_000 };

interface Options {
  rows: Collection<EventsRow>;
  clock: Clock;
  log: Logger;
  /** Rebuilds every read model of the service. Absent if it has none. */
  rebuild?: () => Promise<void>;
}

/** Rebuilds the read models of a service after its consumers have missed events: in one instance, and again after a crash. */
export class RebuildAfterGap implements ConsumerPositions {
  private readonly signal = new Signal();
  private stopping = false;

  constructor(private readonly options: Options) {}

  async read(consumer: string): Promise<StreamPosition | undefined> {
    return (await this.options.rows.get(ROW))?.positions[consumer];
  }

  async note(consumer: string, position: StreamPosition): Promise<void> {
    await this.change((row) => ({ ...row, positions: { ...row.positions, [consumer]: position } }));
  }

  async report(): Promise<void> {
    if (!this.options.rebuild) return;
    await this.change(({ leasedUntil = '', ...row }) => {
      const settled = this.inMs(SETTLE_MS);
      return { ...row, wantedAt: this.inMs(0), leasedUntil: leasedUntil > settled ? leasedUntil : settled };
    });
    this.signal.notify();
  }

  start(): void {
    if (this.options.rebuild) void this.run(this.options.rebuild);
  }

  /** A rebuild that is running is not awaited, because it can take minutes. Another instance repeats it. */
  stop(): void {
    this.stopping = true;
    this.signal.notify();
  }

  private async run(rebuild: () => Promise<void>): Promise<void> {
    for (let retry = RETRY_MS.first; !this.stopping;) {
      try {
        const isWanted = await this.runIfWanted(rebuild);
        retry = RETRY_MS.first;
        if (!this.stopping) await this.signal.wait(isWanted ? SETTLE_MS : EVERY_MS);
      } catch (error) {
        if (this.stopping) return;
        this.options.log.warn(error, 'rebuilding after missed events failed, retrying');
        await this.change((row) => ({ ...row, leasedUntil: this.inMs(retry) })).catch(() => null);
        await this.signal.wait(retry);
        retry = Math.min(retry * 2, RETRY_MS.max);
      }
    }
  }

  /** Returns whether a rebuild is wanted that this instance may have to do later. */
  private async runIfWanted(rebuild: () => Promise<void>): Promise<boolean> {
    if ((await this.options.rows.get(ROW))?.wantedAt === undefined) return false;
    const leased = await this.change((row) =>
      row.wantedAt === undefined || (row.leasedUntil ?? '') > this.inMs(0)
        ? null
        : { ...row, leasedUntil: this.inMs(LEASE_MS) },
    );
    if (!leased) return true;
    const extend = () => this.change((row) => ({ ...row, leasedUntil: this.inMs(LEASE_MS) })).catch(() => null);
    const timer = setInterval(() => void extend(), LEASE_MS / 4).unref();
    try {
      await rebuild();
    } finally {
      clearInterval(timer);
    }
    // Events that are missed during the rebuild make another one necessary.
    await this.change(({ leasedUntil: _, wantedAt, ...row }) => ({
      ...row,
      ...(wantedAt !== leased.wantedAt && { wantedAt }),
    }));
    this.options.log.info('Rebuilt the read models, because events were missed');
    return true;
  }

  private change(decide: (row: Omit<EventsRow, '_id' | 'version'>) => Omit<EventsRow, '_id' | 'version'> | null) {
    return changeRow(this.options.rows, ROW, (row) => decide(row ?? { positions: {} }));
  }

  private inMs(ms: number): string {
    return new Date(this.options.clock.now().getTime() + ms).toISOString();
  }
}
