import { Inject, Injectable } from '@nestjs/common';
import type { Page } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Bus } from '../kit/bus/bus.ts';
import { BUS } from '../kit/tokens.ts';

/** Asks the pages service what visitors of the caller's domain read. */
@Injectable()
export class PublishedCopy {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** Null while it is not published. Problem `not-found` where there is no such page. */
  async find(_id: string, { accessToken, domainId }: Caller): Promise<Page | null> {
    const onBehalf = { accessToken, domainId, stage: 'live' as const };
    return (await this.bus.call(pages.calls.findPublished, { _id }, onBehalf)).page;
  }
}
