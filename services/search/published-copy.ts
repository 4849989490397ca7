import { Inject, Injectable } from '@nestjs/common';
import type { Page } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Bus } from '../kit/bus/bus.ts';
import { BUS } from '../kit/tokens.ts';

@Injectable()
export class PublishedCopy {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  async find(_id: string, { accessToken, domainId }: Caller): Promise<Page | null> {
    const onBehalf = { accessToken, domainId, stage: 'live' as const };
    return (await this.bus.call(pages.calls.findPublished, { _id }, onBehalf)).page;
  }
}
