import { Inject, Injectable } from '@nestjs/common';
import type { Page } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Bus } from '../kit/bus/bus.ts';
import { BUS } from '../kit/tokens.ts';

/** Asks the pages service what visitors of the caller's domain read. */
@Injectable()
export class PublishedCopy {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** The page with that _id at one of the addresses where it may stand; null when it is at none of them. */
  async find(id: string, slugs: string[], { accessToken, domainId }: Caller): Promise<Page | null> {
    for (const slug of new Set(slugs)) {
      const page = await this.load(slug, { accessToken, domainId, stage: 'live' });
      if (page?._id === id) return page;
    }
    return null;
  }

  private async load(slug: string, onBehalf: Pick<Caller, 'accessToken' | 'domainId' | 'stage'>): Promise<Page | null> {
    try {
      return await this.bus.call(pages.calls.load, { slug, domainId: onBehalf.domainId }, onBehalf);
    } catch (problem) {
      if (problem instanceof Problem && (problem.code === 'not-found' || problem.code === 'forbidden')) return null;
      throw problem;
    }
  }
}
