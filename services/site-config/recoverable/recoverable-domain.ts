import { Inject, Injectable } from '@nestjs/common';
import type { DomainContent } from '../../../proto/entities/domain.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { DOMAINS, decideSave } from '../domain.ts';

@Injectable()
export class RecoverableDomain implements Recoverable<DomainContent> {
  readonly kind = 'domain';

  constructor(@Inject(DOMAINS) readonly docs: Versioned<DomainContent>) {}

  permit(caller: Caller): void {
    requireCapability(caller, 'domains');
  }

  async restore(content: DomainContent, { head }: Restoring<DomainContent>) {
    const count = await this.docs.draft.count({});
    return decideSave(head, { ...content, revision: head?.revision }, { isNew: !head, count, publish: false });
  }
}
