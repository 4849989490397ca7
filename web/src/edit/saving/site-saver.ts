import type { Stored } from '../../../../proto/entities/stored.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { ApiError } from '../../api.ts';
import { type Conflict, type Decision, addDecisions } from '../core/conflict.ts';
import { toPlain } from '../core/plain.ts';
import { rebaseSession } from './rebase.ts';
import { UserFacingError } from '../core/error-message.ts';
import type { Session } from '../core/edit-session.ts';
import { messages } from '../messages/messages.ts';

interface SitePorts<T extends Stored> {
  read(): Session<T> | null;
  readClosed(documentId: string): Promise<Session<T> | null>;
  write(session: Session<T>): void;
  load(document: T): Promise<T>;
  authorSince(document: T): Promise<string | null>;
  conflicts(conflicts: Conflict[]): void;
}

export interface SiteSaver<T extends Stored> {
  send(call: (document: T) => Promise<T>): Promise<void>;
  syncWithServer(decisions?: readonly Decision[]): Promise<boolean>;
}

export function createSiteSaver<T extends Stored>(ports: SitePorts<T>): SiteSaver<T> {
  let decided: Decision[] = [];

  async function send(call: (document: T) => Promise<T>): Promise<void> {
    const sent = ports.read()!;
    let stored: T;
    try {
      stored = await call(sent.draft);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || !isOpen(sent)) throw error;
      if (!(await syncWithServer())) throw new UserFacingError(messages.saving.conflict, { cause: error });
      // If the stored version is not newer, the refusal has another cause, and a retry would fail again.
      if (ports.read()!.stored.revision === sent.stored.revision) throw error;
      return send(call);
    }
    const current = isOpen(sent) ? ports.read() : await ports.readClosed(sent.stored._id);
    if (current && current.stored.revision < stored.revision) ports.write(afterSaving(sent.draft, current, stored));
  }

  async function syncWithServer(decisions: readonly Decision[] = []): Promise<boolean> {
    decided = addDecisions(decided, decisions);
    const before = ports.read()!;
    const newer = await ports.load(before.stored);
    if (!isOpen(before)) return false;
    const { session, conflicts } = rebaseSession(ports.read()!, newer, decided);
    if (conflicts.length > 0) {
      const by = await ports.authorSince(before.stored).catch(() => null);
      if (isOpen(before)) ports.conflicts(conflicts.map((conflict) => ({ ...conflict, by })));
      return false;
    }
    decided = [];
    ports.conflicts([]);
    ports.write(session);
    return true;
  }

  const isOpen = ({ stored }: Session<T>): boolean => ports.read()?.stored._id === stored._id;

  return { send, syncWithServer };
}

/** Edits made during the call stay unsaved and win over the server's version of the sent text. */
function afterSaving<T extends Stored>(sent: T, current: Session<T>, stored: T): Session<T> {
  const since = {
    stored: toPlain(sent),
    draft: current.draft,
    sending: null,
    pending: toPlain(diff(sent, current.draft)),
  };
  const { conflicts } = rebaseSession(since, stored);
  const decisions = conflicts.map((conflict) => ({ ...conflict, choice: 'mine' as const }));
  return rebaseSession(since, stored, decisions).session;
}
