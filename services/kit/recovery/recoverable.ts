import type { Caller } from '../../../proto/permissions.ts';
import type { Decision, Guard, Head, Versioned } from '../versioned/versioned.ts';

export interface Restoring<T extends object> {
  _id: string;
  head: Head<T> | null;
  caller: Caller;
}

export interface Recoverable<T extends object> {
  kind: string;
  docs: Versioned<T>;
  permit(caller: Caller, action: 'view' | 'restore', guard: Guard<T>): void | Promise<void>;
  /** Like a save of that content: validates it, keeps guarded fields and publishes the same events; a draft stays a draft. */
  restore(content: T, restoring: Restoring<T>): Decision<T> | Promise<Decision<T>>;
  storedId?(id: string, caller: Caller): string;
  afterRestore?(restoring: Restoring<T>): Promise<void>;
  /** False if it is deleted and restored together with a document of another kind. */
  isListed?: boolean;
}
