import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { DomainRedirects } from './domain-redirects.ts';
import { decideSave, redirects } from './redirect.ts';

export const recoverableRedirect = defineRecoverable(
  'redirect',
  { ...redirects.needs, ofDomain: DomainRedirects },
  {
    ...redirects.recovery,
    async restore(content, { _id, head }, { ofDomain }) {
      const existing = head ? { _id, revision: head.revision } : {};
      return decideSave(head, { ...content, ...existing }, await ofDomain.find(content.domainId), false);
    },
  },
);
