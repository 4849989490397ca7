import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { REDIRECTS, type RedirectDraft, saved } from '../redirect.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';

@Injectable()
export class RecoverableRedirect implements Recoverable<RedirectDraft> {
  readonly kind = 'redirect';

  constructor(
    @Inject(REDIRECTS) readonly docs: Versioned<RedirectDraft>,
    private readonly redirects: RedirectsOfDomain,
  ) {}

  permit(caller: Caller): void {
    permit(caller, 'redirects');
  }

  /** Whether a page is published at its address is asked when the redirect is published: this is its draft. */
  async restore(content: RedirectDraft, { _id, head }: Restoring<RedirectDraft>) {
    const known = head ? { _id, revision: head.revision } : {};
    return saved(head, { ...content, ...known }, await this.redirects.find(content.domainId), false);
  }
}
