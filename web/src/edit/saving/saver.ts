import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { SavingStatus } from '../core/state.ts';
import type { Conflict, Decision } from '../core/conflict.ts';
import { type Failure, classifyFailure } from '../core/failure.ts';
import { type SaveResponse, acknowledgeBatch, rebaseSession, acknowledgeAlone } from './rebase.ts';
import { type SaverEvent, canSend, initialState, next } from './saver-machine.ts';
import { UserFacingError } from '../core/error-message.ts';
import { type Session, startBatch, isClean, cancelBatch } from '../core/edit-session.ts';

export { MAX_DELAY_MS } from './saver-machine.ts';

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
  let state = initialState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let syncing: Promise<unknown> = Promise.resolve();
  let running: Promise<void> | null = null;

  function dispatch(event: SaverEvent): void {
    const step = next(state, event);
    state = step.state;
    if (step.status) ports.status(step.status);
    if (step.delayMs !== undefined) {
      clearTimeout(timer);
      timer = setTimeout(onTimer, step.delayMs);
    }
  }

  function onTimer(): void {
    dispatch({ kind: 'timer-fired' });
    void run();
  }

  const hasStopped = () => state.phase.kind === 'stopped';
  const hasConflict = () => state.phase.kind === 'conflict';
  const run = () => (running ??= drain().finally(() => (running = null)));

  async function drain(): Promise<void> {
    clearTimeout(timer);
    while (canSend(state) && !isClean(ports.read())) {
      const session = ports.read();
      const sending = session.sending ?? startBatch(session, ports.newChangeId()).sending!;
      if (!session.sending) ports.write(startBatch(session, sending.changeId));
      dispatch({ kind: 'sent' });
      try {
        const response = await ports.send({ base: session.stored.revision, ...sending });
        if (hasStopped()) return;
        dispatch({ kind: 'answered' });
        // A newer version that includes this batch was loaded in the meantime.
        if (ports.read().sending?.changeId !== sending.changeId) await syncWithServer();
        else await accept(response);
        // If this fails, the next save merges.
        if (state.isOutdated && canSend(state)) await syncWithServer().catch(() => undefined);
      } catch (error) {
        await fail(classifyFailure(error, ports.isOnline()), session.stored.revision);
      }
    }
    if (!hasStopped() && isClean(ports.read())) ports.status({ kind: 'saved', at: ports.read().stored.updatedAt });
  }

  async function accept(response: SaveResponse): Promise<void> {
    const { session, conflicts } = acknowledgeBatch(ports.read(), response);
    if (conflicts.length === 0) ports.write(session);
    else await reportConflicts(conflicts, true);
  }

  async function fail({ kind, message }: Failure, base: number): Promise<void> {
    if (hasStopped()) return;
    if (kind === 'conflict') return explainConflict(message, base);
    if (kind === 'refused') ports.write(cancelBatch(ports.read()));
    dispatch({ kind, message, isOnline: ports.isOnline() });
  }

  /** A batch that conflicts is sent again if the page has changed since, and is refused otherwise. */
  async function explainConflict(message: string, base: number): Promise<void> {
    ports.write(cancelBatch(ports.read()));
    dispatch({ kind: 'cancelled' });
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
    return fail({ kind: 'refused', message }, base);
  }

  /** Serial, because an older response must not replace a newer one. */
  function syncWithServer(decisions: readonly Decision[] = []): Promise<boolean> {
    dispatch({ kind: 'decided', decisions });
    const result = syncing.then(syncNow);
    syncing = result.catch(() => undefined);
    return result;
  }

  async function syncNow(): Promise<boolean> {
    const newer = await ports.load();
    if (hasStopped()) return false;
    const before = ports.read();
    if (newer.revision < before.stored.revision) {
      await ports.requireSession();
      return !hasConflict();
    }
    if (before.sending && !hasConflict()) {
      dispatch({ kind: 'outdated' });
      return true;
    }
    const isAcknowledged = state.phase.kind === 'conflict' && state.phase.isAcknowledged;
    const current = isAcknowledged ? acknowledgeAlone(before) : before;
    const { session, conflicts } = rebaseSession(current, newer, state.decided);
    if (conflicts.length > 0) {
      await reportConflicts(conflicts, isAcknowledged);
      return false;
    }
    ports.conflicts([]);
    ports.write(session);
    dispatch({ kind: 'merged', savedAt: isClean(session) ? session.stored.updatedAt : null });
    return true;
  }

  /** A batch that is on its way may be undone by later edits, so it stays apart from them until it is answered. */
  function adopt(newer: T): void {
    if (ports.read().sending) return dispatch({ kind: 'outdated' });
    const { session, conflicts } = rebaseSession(ports.read(), newer);
    if (conflicts.length === 0) ports.write(session);
  }

  async function reportConflicts(conflicts: Omit<Conflict, 'by'>[], isAcknowledged: boolean): Promise<void> {
    dispatch({ kind: 'conflicted', isAcknowledged });
    const by = await ports.authorSince(ports.read().stored.revision).catch(() => null);
    ports.conflicts(conflicts.map((conflict) => ({ ...conflict, by })));
  }

  return {
    notifyChange: () => dispatch({ kind: 'edited', now: ports.now() }),
    async flush() {
      dispatch({ kind: 'resumed' });
      while (canSend(state) && !isClean(ports.read())) await run();
      if ('message' in state.phase) throw new UserFacingError(state.phase.message);
    },
    resume() {
      dispatch({ kind: 'resumed' });
      if (canSend(state)) void run();
    },
    adopt,
    syncWithServer,
    stop() {
      dispatch({ kind: 'stopped' });
      clearTimeout(timer);
    },
  };
}
