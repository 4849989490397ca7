/** Documents whose news must wait because an earlier one has failed and is tried again: order per document is kept that way. */
export class DocumentBackoff {
  private readonly held = new Map<string, { sequence: number; until: number }>();

  /** Later news of this document wait. The grace is for the redelivery; should another replica get it, the hold ends by itself. */
  hold(documentId: string, sequence: number, ms: number): void {
    this.held.set(documentId, { sequence, until: Date.now() + ms + 500 });
  }

  release(documentId: string, sequence: number): void {
    if (this.held.get(documentId)?.sequence === sequence) this.held.delete(documentId);
  }

  /** Milliseconds that this news has to wait, 0 when it may be handled. */
  waitFor(documentId: string, sequence: number): number {
    const hold = this.held.get(documentId);
    if (!hold || hold.sequence >= sequence) return 0;
    const wait = hold.until - Date.now();
    if (wait <= 0) this.held.delete(documentId);
    return Math.max(wait, 0);
  }
}
