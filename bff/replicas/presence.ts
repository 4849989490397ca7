/** Long enough for a load balancer to stop sending requests to a replica that cannot be reached. */
export const ABSENT_AFTER_MS = 20_000;

export class Presence {
  private readonly seen = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  note(id: string): void {
    this.seen.set(id, this.now());
  }

  remove(id: string): void {
    this.seen.delete(id);
  }

  get ids(): string[] {
    const since = this.now() - ABSENT_AFTER_MS;
    for (const [id, at] of this.seen) if (at < since) this.seen.delete(id);
    return [...this.seen.keys()];
  }
}
