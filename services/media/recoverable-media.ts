import type { Token } from '../kit/contract/handle.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/access.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { changedEvents } from './media-repository.ts';
import { UsageChecker } from './usage-checker.ts';

/** All earlier bytes of a document remain stored until its purge, so restoring the document is enough. */
export const recoverableMedia = <T extends object>(kind: 'image' | 'file', docs: Token<Versioned<T>>) =>
  defineRecoverable(
    kind,
    { docs, uses: UsageChecker },
    {
      permit: (caller) => requireCapability(caller, 'media'),
      async restore(content, { _id, caller }, { uses }) {
        await uses.requireReplaceable(kind, _id, caller);
        return { action: 'restore', draft: content, facts: changedEvents };
      },
    },
  );
