import type { Page } from '../../../../proto/entities/page.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import { type Session, addOperations, isClean, reopenSession, unsentOperations } from '../core/edit-session.ts';
import { classifyFailure, retryDelayMs } from '../core/failure.ts';
import type { Entry } from './journal.ts';
import { rebaseSession } from './rebase.ts';

interface RestorePorts {
  /** The next entry that no open page uses. */
  adopt(): Promise<Entry | null>;
  loadVersion(revision: number): Promise<Page>;
  read(): Session<Page>;
  write(session: Session<Page>, restored: Entry): void;
  waitForChange(): Promise<void>;
  flush(): Promise<void>;
  reportFailure(error: unknown): void;
  leaving: AbortSignal;
}

/** Applies the edits of closed tabs and left pages to the page, one entry after the other. */
export async function restorePageEdits(ports: RestorePorts): Promise<void> {
  const { leaving } = ports;
  const left = new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve(), { once: true }));
  while (!leaving.aborted) {
    const entry = await ports.adopt();
    if (!entry) return;
    try {
      await restore(entry);
    } catch (error) {
      ports.reportFailure(error);
    }
  }

  async function restore(entry: Entry): Promise<void> {
    let older: Page | null = null;
    while (!leaving.aborted) {
      const current = ports.read();
      const hasOtherBase = current.stored.revision !== entry.base;
      if (hasOtherBase && !older) {
        older = await loadVersion(entry.base);
        continue;
      }
      const base = hasOtherBase && older ? older : current.stored;
      const reopened = reopenSession<Page>(base, entry.sending, entry.pending);
      const restored = combine(entry.sending ? reopened : bringUpToDate(reopened, current.stored), current);
      if (restored) {
        ports.write(restored, entry);
        return ports.flush().catch(() => undefined);
      }
      await Promise.race([ports.waitForChange(), left]);
    }
  }

  async function loadVersion(revision: number): Promise<Page | null> {
    for (let attempts = 0; !leaving.aborted; attempts++) {
      try {
        return await ports.loadVersion(revision);
      } catch (error) {
        if (leaving.aborted) return null;
        if (classifyFailure(error, true).kind === 'refused') throw error;
      }
      await Promise.race([new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempts))), left]);
    }
    return null;
  }
}

/** A batch that was sent already must be sent again on its own base, so that it is recognized. */
function bringUpToDate(reopened: Session<Page>, newest: Page): Session<Page> {
  if (newest.revision <= reopened.stored.revision) return reopened;
  const { session, conflicts } = rebaseSession(reopened, newest);
  return conflicts.length === 0 ? session : reopened;
}

/** Returns null if the edits conflict; they are restored after the current ones have been saved. */
function combine(restored: Session<Page>, current: Session<Page>): Session<Page> | null {
  if (isClean(current)) return restored;
  if (current.sending || current.stored.revision !== restored.stored.revision) return null;
  const { operations, skipped } = applyFittingOperations(restored.draft, unsentOperations(current));
  return skipped ? null : addOperations(restored, operations);
}
