import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { PageBannerContent } from '../../../proto/entities/page-banner.ts';
import { Problem } from '../../../proto/errors.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { PAGE_BANNERS, saved } from '../page-banner.ts';

type SavePageBannerCall = typeof siteConfig.calls.savePageBanner;

export class SavePageBanner extends Command<OutOf<SavePageBannerCall>> {
  constructor(
    readonly input: InOf<SavePageBannerCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SavePageBanner)
export class SavePageBannerHandler implements ICommandHandler<SavePageBanner> {
  constructor(@Inject(PAGE_BANNERS) private readonly docs: Versioned<PageBannerContent>) {}

  async execute({ input: { domainId, banner }, caller }: SavePageBanner) {
    permitDomain(caller, domainId);
    const { _id } = banner;
    if (_id === undefined) throw new Problem('invalid', 'Name the banner by its _id, or add it first.');
    const { draft } = await this.docs.commit(_id, authorOf(caller), async (head) => {
      permit(caller, 'banners');
      return saved(head, { ...banner, _id, domainId }, await this.docs.draft.find({ domainId, _id: { ne: _id } }));
    });
    return draft!;
  }
}
