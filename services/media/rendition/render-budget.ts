import { mediaRefusals } from '../../../proto/refusals/media.ts';

/** New renditions of one picture that one source may cause in an hour. A page needs a dozen of each picture, once for all visitors. */
export const RENDERS_PER_HOUR = 100;
const HOUR_MS = 60 * 60_000;
const MAX_ENTRIES = 10_000;

interface Spent {
  count: number;
  since: number;
}

/** Prevents one source from evicting the renditions of a picture repeatedly. Counted in memory, in each process. */
export class RenderBudget {
  private readonly spent = new Map<string, Spent>();

  spend(source: string | undefined, picture: string, now: number): void {
    if (!source) return;
    const key = `${picture} ${source}`;
    const previous = this.spent.get(key);
    const current = previous && now - previous.since < HOUR_MS ? previous : { count: 0, since: now };
    if (current.count >= RENDERS_PER_HOUR)
      throw mediaRefusals.tooManySizes({}, { retryAfterSeconds: Math.ceil((current.since + HOUR_MS - now) / 1000) });
    this.spent.delete(key);
    this.spent.set(key, { ...current, count: current.count + 1 });
    if (this.spent.size > MAX_ENTRIES) this.spent.delete(this.spent.keys().next().value!);
  }
}
