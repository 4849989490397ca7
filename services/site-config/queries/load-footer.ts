import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { FooterContent } from '../../../proto/entities/footer.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { FOOTERS } from '../footer.ts';
import { keyOf, type Place, shown } from '../keyed.ts';

type LoadFooterCall = typeof siteConfig.calls.loadRegionFooter;

export class LoadFooter extends Query<OutOf<LoadFooterCall>> {
  constructor(
    readonly input: InOf<LoadFooterCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadFooter)
export class LoadFooterHandler implements IQueryHandler<LoadFooter> {
  constructor(@Inject(FOOTERS) private readonly docs: Versioned<FooterContent>) {}

  async execute({ input, caller }: LoadFooter) {
    const { domainId, region }: Place = input;
    const { stage } = caller;
    permitDomain(caller, domainId);
    const get = (place: Place) => this.docs[stage].get(keyOf('footer', place));
    const own = await get({ domainId, region });
    const ofDomain = own ?? (await get({ domainId }));
    return shown(
      'footer',
      stage,
      { domainId, region },
      { own, ofDomain, defaults: (place) => FooterContent.parse(place) },
    );
  }
}
