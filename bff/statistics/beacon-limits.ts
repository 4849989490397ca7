import { requestRefusals } from '../../proto/refusals/requests.ts';
import { networkPrefix } from '../../services/kit/limits/network-prefix.ts';

const PER_MINUTE = 120;
const MAX_NETWORKS = 20_000;
const MINUTE_MS = 60_000;

/** Counts requests of each network in the current minute, in memory only. */
export class BeaconLimits {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** Throws Problem `too-many`. */
  count(source: string): void {
    const minute = Math.floor(this.now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const network = networkPrefix(source);
    const count = (this.counts.get(network) ?? 0) + 1;
    const isFull = count === 1 && this.counts.size >= MAX_NETWORKS;
    if (count > PER_MINUTE || isFull) throw requestRefusals.tooManyAttempts({ minutes: 1 }, { retryAfterSeconds: 60 });
    this.counts.set(network, count);
  }
}
