import { Injectable } from '@nestjs/common';
import type { DataOf, EventEnvelope } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import { Mapper } from '../mapper.ts';

type Facts = typeof pages.events;

/** `saved` comes with every change of a draft, the others speak of the live copy. */
@Injectable()
export class MapPage {
  constructor(private readonly mapper: Mapper) {}

  saved({ page }: DataOf<Facts['saved']>): Promise<void> {
    return this.mapper.draft(page);
  }

  published({ page }: DataOf<Facts['published']>): Promise<void> {
    return this.mapper.live(page);
  }

  unpublished({ page: { domainId } }: DataOf<Facts['unpublished']>, { documentId, revision }: EventEnvelope) {
    return this.mapper.notLive({ _id: documentId, domainId, revision });
  }

  async deleted({ domainId }: DataOf<Facts['deleted']>, { documentId, revision }: EventEnvelope): Promise<void> {
    const page = { _id: documentId, domainId, revision };
    await this.mapper.notLive(page);
    await this.mapper.noDraft(page);
  }
}
