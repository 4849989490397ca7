import type { Token } from '../kit/contract/token.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { changedEvents } from './media-repository.ts';

/** All bytes that a document has had stay until the purge, so the document alone is restored. */
export const recoverableMedia = <T extends object>(kind: string, docs: Token<Versioned<T>>) =>
  defineRecoverable(
    kind,
    { docs },
    {
      permit: (caller) => requireCapability(caller, 'media'),
      restore: (content) => ({ action: 'restore', draft: content, facts: changedEvents }),
    },
  );
