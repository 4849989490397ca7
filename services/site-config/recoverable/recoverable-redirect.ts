import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { REDIRECTS, type RedirectDraft, decideSave } from '../redirect.ts';
import { DomainRedirects } from '../domain-redirects.ts';

@Injectable()
export class RecoverableRedirect implements Recoverable<RedirectDraft> {
  readonly kind = 'redirect';

  constructor(
    @Inject(REDIRECTS) readonly docs: Versioned<RedirectDraft>,
    private readonly redirects: DomainRedirects,
  ) {}

  permit(caller: Caller): void {
    requireCapability(caller, 'redirects');
  }

  /** Only the draft is restored; publishing it checks for a page at its address. */
  async restore(content: RedirectDraft, { _id, head }: Restoring<RedirectDraft>) {
    const existing = head ? { _id, revision: head.revision } : {};
    return decideSave(head, { ...content, ...existing }, await this.redirects.find(content.domainId), false);
  }
}
