import type { Stored } from '../../../../proto/entities/stored.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { ApiError } from '../../api.ts';
import { type Conflict, type Decision, addDecisions } from './conflict.ts';
import { toPlain } from './plain.ts';
import { rebaseSession } from './rebase.ts';
import { UserFacingError } from './user-facing-error.ts';
import type { Session } from './edit-session.ts';

export interface SitePorts<T extends Stored> {
  /** The document that is open, if any: another one may be opened while a call is pending. */
  read(): Session<T> | null;
  /** A document that is no longer open, with the edits that this device stored. */
  readClosed(documentId: string): Promise<Session<T> | null>;
  /** Stores the session on this device, and shows it if its document is open. */
  write(session: Session<T>): void;
  load(document: T): Promise<T>;
  conflicts(conflicts: Conflict[]): void;
}

export interface SiteSaver<T extends Stored> {
  /** Sends the open document by the given call, which saves or publishes it. */
  send(call: (document: T) => Promise<T>): Promise<void>;
  /** Puts unsaved edits on top of the newest version. Returns whether no conflict is left. */
  catchUp(decisions?: readonly Decision[]): Promise<boolean>;
}

/** Saves a document as a whole when the user asks for it, and merges when another user has saved it first. */
export function createSiteSaver<T extends Stored>(ports: SitePorts<T>): SiteSaver<T> {
  let decided: Decision[] = [];

  async function send(call: (document: T) => Promise<T>): Promise<void> {
    const sent = ports.read()!;
    let stored: T;
    try {
      stored = await call(sent.draft);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || !isOpen(sent)) throw error;
      if (!(await catchUp())) throw new UserFacingError('Somebody else has changed the same text.', { cause: error });
      // Without a newer version the call was refused for another reason, and would be again.
      if (ports.read()!.stored.revision === sent.stored.revision) throw error;
      return send(call);
    }
    const now = isOpen(sent) ? ports.read() : await ports.readClosed(sent.stored._id);
    if (now && now.stored.revision < stored.revision) ports.write(afterSaving(sent.draft, now, stored));
  }

  async function catchUp(decisions: readonly Decision[] = []): Promise<boolean> {
    decided = addDecisions(decided, decisions);
    const before = ports.read()!;
    const newer = await ports.load(before.stored);
    if (!isOpen(before)) return false;
    const { session, conflicts } = rebaseSession(ports.read()!, newer, decided);
    ports.conflicts(conflicts.map((conflict) => ({ ...conflict, by: null })));
    if (conflicts.length > 0) return false;
    decided = [];
    ports.write(session);
    return true;
  }

  const isOpen = ({ stored }: Session<T>): boolean => ports.read()?.stored._id === stored._id;

  return { send, catchUp };
}

/** What was typed during the call is still unsaved. It wins over what the server made of the text that was sent. */
function afterSaving<T extends Stored>(sent: T, now: Session<T>, stored: T): Session<T> {
  const since = { stored: toPlain(sent), draft: now.draft, sending: null, pending: toPlain(diff(sent, now.draft)) };
  const { conflicts } = rebaseSession(since, stored);
  const decisions = conflicts.map((conflict) => ({ ...conflict, choice: 'mine' as const }));
  return rebaseSession(since, stored, decisions).session;
}
