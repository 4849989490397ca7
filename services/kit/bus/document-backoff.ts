export class DocumentBackoff {
  private readonly held = new Map<string, { sequence: number; until: number }>();

  /** The hold expires shortly after the redelivery is due, because another replica may receive it. */
  hold(documentId: string, sequence: number, ms: number): void {
    this.held.set(documentId, { sequence, until: Date.now() + ms + 500 });
  }

  release(documentId: string, sequence: number): void {
    if (this.held.get(documentId)?.sequence === sequence) this.held.delete(documentId);
  }

  waitFor(documentId: string, sequence: number): number {
    const hold = this.held.get(documentId);
    if (!hold || hold.sequence >= sequence) return 0;
    const wait = hold.until - Date.now();
    if (wait <= 0) this.held.delete(documentId);
    return Math.max(wait, 0);
  }
}
