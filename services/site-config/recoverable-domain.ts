import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/access.ts';
import { decideSave, DOMAINS } from './domain.ts';

export const recoverableDomain = defineRecoverable(
  'domain',
  { docs: DOMAINS },
  {
    permit: (caller) => requireCapability(caller, 'domains'),
    async restore(content, { head }, { docs }) {
      const count = await docs.draft.count({});
      return decideSave(head, { ...content, revision: head?.revision }, { isNew: !head, count, publish: false });
    },
  },
);
