import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { SavingStatus } from '../core/state.ts';
import { type Conflict, type Decision, addDecisions } from '../core/conflict.ts';
import { type Failure, classifyFailure, retryDelayMs } from '../core/failure.ts';
import { type SaveResponse, acknowledgeBatch, rebaseSession, acknowledgeAlone } from './rebase.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { type Session, startBatch, isClean, cancelBatch } from '../core/edit-session.ts';
import { messages } from '../messages/messages.ts';

/** Milliseconds without an edit before it is sent; MAX_DELAY_MS applies while typing continues. */
export const IDLE_DELAY_MS = 800;
export const MAX_DELAY_MS = 5000;

export interface SaverPorts<T extends Stored> {
  read(): Session<T>;
  write(session: Session<T>): void;
  send(batch: { base: number; operations: Operation[]; changeId: string }): Promise<SaveResponse>;
  load(): Promise<T>;
  /** Visitors get the live page, which may be older than the draft; throws if the session has ended. */
  requireSession(): Promise<void>;
  authorSince(revision: number): Promise<string | null>;
  newChangeId(): string;
  now(): number;
  isOnline(): boolean;
  status(status: SavingStatus): void;
  conflicts(conflicts: Conflict[]): void;
}

export interface Saver<T extends Stored> {
  notifyChange(): void;
  /** Sends everything now; throws a user-facing error if that fails. */
  flush(): Promise<void>;
  resume(): void;
  adopt(newer: T): void;
  /** Returns whether no conflict is left; keeps `decisions` until then. */
  syncWithServer(decisions?: readonly Decision[]): Promise<boolean>;
  stop(): void;
}

export function createSaver<T extends Stored>(ports: SaverPorts<T>): Saver<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dirtySince: number | null = null;
  let attempts = 0;
  let stopped = false;
  let halt: Failure | null = null;
  /** The server accepted the current batch, but later edits conflict. */
  let isAcknowledged = false;
  /** A newer version was seen while the response to a batch was missing. */
  let isOutdated = false;
  let decided: Decision[] = [];
  let syncing: Promise<unknown> = Promise.resolve();
  let running: Promise<void> | null = null;

  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(retry, ms);
  };
  // A merge may replace the timer of the next attempt.
  const retry = () => {
    if (halt?.kind === 'unreachable') halt = null;
    void run();
  };
  const run = () => (running ??= drain().finally(() => (running = null)));

  async function drain(): Promise<void> {
    clearTimeout(timer);
    while (!stopped && !isClean(ports.read()) && !halt) {
      const session = ports.read();
      const sending = session.sending ?? startBatch(session, ports.newChangeId()).sending!;
      if (!session.sending) ports.write(startBatch(session, sending.changeId));
      dirtySince = null;
      ports.status({ kind: 'saving' });
      try {
        const response = await ports.send({ base: session.stored.revision, ...sending });
        if (stopped) return;
        attempts = 0;
        // A newer version that includes this batch was loaded in the meantime.
        if (ports.read().sending?.changeId !== sending.changeId) await syncWithServer();
        else await accept(response);
        // If this fails, the next save merges.
        if (isOutdated && !halt) await syncWithServer().catch(() => undefined);
      } catch (error) {
        await fail(classifyFailure(error, ports.isOnline()), session.stored.revision);
      }
    }
    if (!stopped && isClean(ports.read())) ports.status({ kind: 'saved', at: ports.read().stored.updatedAt });
  }

  async function accept(response: SaveResponse): Promise<void> {
    const { session, conflicts } = acknowledgeBatch(ports.read(), response);
    if (conflicts.length === 0) return ports.write(session);
    isAcknowledged = true;
    await reportConflicts(conflicts);
  }

  async function fail(failure: Failure, base: number): Promise<void> {
    if (stopped) return;
    if (failure.kind === 'conflict') {
      ports.write(cancelBatch(ports.read()));
      const isRebased = () => ports.read().stored.revision > base;
      try {
        // A newer version may have been loaded while the batch was sent.
        if (isRebased() || !(await syncWithServer()) || isRebased()) return;
        await ports.requireSession();
        // The user may have signed in again since the page was loaded.
        if (!(await syncWithServer()) || isRebased()) return;
      } catch (error) {
        return fail(classifyFailure(error, ports.isOnline()), base);
      }
      // No other user changed anything, so a retry would be refused again.
      return fail({ ...failure, kind: 'refused' }, base);
    }
    halt = failure;
    if (failure.kind === 'refused') ports.write(cancelBatch(ports.read()));
    ports.status(failure.kind === 'unreachable' ? unreachable(failure) : statusOf(failure));
    if (failure.kind === 'unreachable') {
      clearTimeout(timer);
      timer = setTimeout(resume, retryDelayMs(attempts++));
    }
  }

  const unreachable = (failure: Failure): SavingStatus =>
    ports.isOnline() ? { kind: 'failing', message: failure.message } : { kind: 'offline' };

  /** Serial, because an older response must not replace a newer one. */
  function syncWithServer(decisions: readonly Decision[] = []): Promise<boolean> {
    decided = addDecisions(decided, decisions);
    const result = syncing.then(syncNow);
    syncing = result.catch(() => undefined);
    return result;
  }

  async function syncNow(): Promise<boolean> {
    const newer = await ports.load();
    if (stopped) return false;
    const before = ports.read();
    if (newer.revision < before.stored.revision) {
      await ports.requireSession();
      return halt?.kind !== 'conflict';
    }
    if (before.sending && !isAcknowledged && halt?.kind !== 'conflict') {
      isOutdated = true;
      return true;
    }
    isOutdated = false;
    const { session, conflicts } = rebaseSession(isAcknowledged ? acknowledgeAlone(before) : before, newer, decided);
    if (conflicts.length > 0) {
      await reportConflicts(conflicts);
      return false;
    }
    isAcknowledged = false;
    decided = [];
    if (halt?.kind === 'conflict') halt = null;
    ports.conflicts([]);
    ports.write(session);
    if (isClean(session)) ports.status({ kind: 'saved', at: session.stored.updatedAt });
    else wait(0);
    return true;
  }

  /** A batch that is on its way may be undone by later edits, so it stays apart from them until it is answered. */
  function adopt(newer: T): void {
    if (ports.read().sending) {
      isOutdated = true;
      return;
    }
    const { session, conflicts } = rebaseSession(ports.read(), newer);
    if (conflicts.length === 0) ports.write(session);
  }

  async function reportConflicts(conflicts: Omit<Conflict, 'by'>[]): Promise<void> {
    halt = { kind: 'conflict', message: messages.saving.conflict };
    ports.status({ kind: 'conflict' });
    const by = await ports.authorSince(ports.read().stored.revision).catch(() => null);
    ports.conflicts(conflicts.map((conflict) => ({ ...conflict, by })));
  }

  function resume(): void {
    if (halt?.kind === 'conflict') return;
    halt = null;
    void run();
  }

  return {
    notifyChange() {
      // The next edit may fix what was refused.
      if (halt?.kind === 'refused') halt = null;
      if (halt) return;
      ports.status({ kind: 'pending' });
      dirtySince ??= ports.now();
      wait(Math.max(0, Math.min(IDLE_DELAY_MS, dirtySince + MAX_DELAY_MS - ports.now())));
    },
    async flush() {
      if (halt && halt.kind !== 'conflict') halt = null;
      while (!halt && !stopped && !isClean(ports.read())) await run();
      if (halt) throw new UserFacingError(halt.message);
    },
    resume,
    adopt,
    syncWithServer,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function statusOf(failure: Failure): SavingStatus {
  if (failure.kind === 'signed-out') return { kind: 'signed-out' };
  return { kind: 'refused', message: failure.message };
}
