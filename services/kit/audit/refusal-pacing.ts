import type { AuditEntry } from '../../../proto/entities/audit.ts';

const INTERVAL_MS = 60_000;
const MAX_REMEMBERED = 5000;

type Paced = Pick<AuditEntry, 'call' | 'outcome' | 'actor' | 'source' | 'at'>;

/** Repeated attempts would fill the stream of events. The log combines equal refusals anyway. */
export class RefusalPacing {
  private readonly last = new Map<string, number>();

  /** False if an equal refusal was published less than a minute ago. */
  isDue({ call, outcome, actor, source = '', at }: Paced): boolean {
    if (outcome === 'ok') return true;
    const key = JSON.stringify([call, outcome, actor?._id ?? '', source]);
    const now = Date.parse(at);
    if (now - (this.last.get(key) ?? -Infinity) < INTERVAL_MS) return false;
    this.last.delete(key);
    this.last.set(key, now);
    for (const oldest of this.last.keys()) {
      if (this.last.size <= MAX_REMEMBERED) break;
      this.last.delete(oldest);
    }
    return true;
  }
}
