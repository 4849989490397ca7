import { Inject, Injectable } from '@nestjs/common';
import { siteConfig } from '../../proto/site-config.ts';
import { type Archives, ARCHIVES } from '../kit/archive/archivable.ts';
import { type EventPublisher, EVENT_PUBLISHER } from '../kit/bus/outbox.ts';
import { DomainDocs } from './domain.ts';

/** Imported documents publish no events, so the event of a domain makes every BFF empty its cache. */
@Injectable()
export class AnnounceImport {
  constructor(
    @Inject(ARCHIVES) archives: Archives,
    private readonly domains: DomainDocs,
    @Inject(EVENT_PUBLISHER) private readonly publisher: EventPublisher,
  ) {
    archives.afterImport('domains', () => this.announce());
  }

  private async announce(): Promise<void> {
    for (const { _id, revision } of await this.domains.live.find({}))
      await this.publisher.announce(
        siteConfig.events.changed,
        { documentId: _id, revision, by: 'import' },
        { kind: 'domain', _id, domainId: _id, live: true },
      );
  }
}
