import { Inject, Injectable } from '@nestjs/common';
import type { PageBannerContent } from '../../../proto/entities/page-banner.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { decideCreate, PAGE_BANNERS, decideSave } from '../page-banner.ts';

@Injectable()
export class RecoverablePageBanner implements Recoverable<PageBannerContent> {
  readonly kind = 'pageBanner';

  constructor(@Inject(PAGE_BANNERS) readonly docs: Versioned<PageBannerContent>) {}

  permit(caller: Caller): void {
    requireCapability(caller, 'banners');
  }

  async restore(content: PageBannerContent, { _id, head }: Restoring<PageBannerContent>) {
    const others = await this.docs.draft.find({ domainId: content.domainId, _id: { ne: _id } });
    return head
      ? decideSave(head, { ...content, _id, revision: head.revision }, others)
      : decideCreate(content, others);
  }
}
