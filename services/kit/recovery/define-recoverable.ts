import type { FactoryProvider } from '@nestjs/common';
import type { Caller } from '../../../proto/permissions.ts';
import type { Decision, Guard, Head, Versioned } from '../versioned/versioned.ts';
import { type Dependencies, type Dependency, provideWith, type Resolved } from '../contract/handle.ts';

interface Restoring<T extends object> {
  _id: string;
  head: Head<T> | null;
  caller: Caller;
}

export interface Recoverable<T extends object> {
  kind: string;
  docs: Versioned<T>;
  permit(caller: Caller, action: 'view' | 'restore', guard: Guard<T>): void | Promise<void>;
  /** Acts like a save of the content: validates it, preserves guarded fields and publishes the same events. A draft stays a draft. */
  restore(content: T, restoring: Restoring<T>): Decision<T> | Promise<Decision<T>>;
  storedId?(id: string, caller: Caller): string;
  afterRestore?(restoring: Restoring<T>): Promise<void>;
  /** False if it is deleted and restored together with a document of another kind. */
  isListed?: boolean;
}

export interface RecoveryRules<T extends object, N> extends Pick<Recoverable<T>, 'storedId' | 'isListed'> {
  permit(caller: Caller, action: 'view' | 'restore', guard: Guard<T>, needs: N): void | Promise<void>;
  restore(content: T, restoring: Restoring<T>, needs: N): ReturnType<Recoverable<T>['restore']>;
  afterRestore?(restoring: Restoring<T>, needs: N): Promise<void>;
}

type ContentOf<D extends Dependencies> = Resolved<D>['docs'] extends Versioned<infer T> ? T : never;

export const defineRecoverable = <D extends Dependencies & { docs: Dependency<Versioned<any>> }>(
  kind: string,
  dependencies: D,
  { permit, restore, afterRestore, ...rest }: RecoveryRules<ContentOf<D>, Resolved<D>>,
): FactoryProvider<Recoverable<ContentOf<D>>> =>
  provideWith(Symbol(`Recoverable ${kind}`), dependencies, (resolved) => {
    const needs = resolved as Resolved<D>;
    return {
      ...rest,
      kind,
      docs: resolved.docs as Versioned<ContentOf<D>>,
      permit: (caller, action, guard) => permit(caller, action, guard, needs),
      restore: (content, restoring) => restore(content, restoring, needs),
      afterRestore: async (restoring) => afterRestore?.(restoring, needs),
    };
  });
