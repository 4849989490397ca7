import type { Caller } from '../../../proto/permissions.ts';
import type { Decision, Guard, Head, Versioned } from '../versioned/versioned.ts';

export interface Restoring<T extends object> {
  _id: string;
  /** Null when the document is deleted. */
  head: Head<T> | null;
  caller: Caller;
}

/** A kind of document with a history that people see, and that can be restored from it. Its spec has `summarise`. */
export interface Recoverable<T extends object> {
  kind: string;
  docs: Versioned<T>;
  /** Throws unless the caller may see the history of a document with this guard, or may save it. */
  permit(caller: Caller, action: 'view' | 'restore', guard: Guard<T>): void | Promise<void>;
  /**
   * Decides as a save of that content does: checks it against what is there now, leaves guarded fields as they are, and publishes the
   * same facts. What has a draft stays a draft.
   */
  restore(content: T, restoring: Restoring<T>): Decision<T> | Promise<Decision<T>>;
  /** The _id that a document is stored under, where clients know it by another one. */
  storedId?(id: string, caller: Caller): string;
  /** Called once a document is restored. */
  afterRestore?(restoring: Restoring<T>): Promise<void>;
  /** False for what is deleted and restored together with a document of another kind. */
  isListed?: boolean;
}
