import type { EventData, EventType } from '../../../proto/contract.ts';
import { type Page, PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { JetStreamPublisher } from '../../kit/bus/jetstream-publisher.ts';
import { systemClock } from '../../kit/clock.ts';
import { log } from '../../kit/log/log.ts';
import type { CallAs, Stack } from '../../kit/testing/stack.ts';

/** Publishes events in the place of the pages service. */
export function pagesOf(stack: Stack) {
  const publisher = new JetStreamPublisher(stack.client, systemClock, log);
  const publish = <E extends EventType>(event: E, documentId: string, revision: number, data: EventData<E>) =>
    publisher.announce(event, { documentId, revision, by: 'editor' }, data);
  const { saved, published, unpublished, deleted } = pages.events;
  return {
    saved: (page: Page) => publish(saved, page._id, page.revision, { page }),
    async published(page: Page) {
      await publish(published, page._id, page.revision, { page });
      await publish(saved, page._id, page.revision, { page });
    },
    async unpublished(page: Page) {
      await publish(unpublished, page._id, page.revision, { page });
      await publish(saved, page._id, page.revision, { page });
    },
    deleted: ({ _id, domainId, slug, revision }: Page) => publish(deleted, _id, revision, { _id, domainId, slug }),
  };
}

export function pageFixture(some: Partial<Page> & { _id: string; slug: string; domainId: string }): Page {
  const now = new Date().toISOString();
  const stored = { revision: 1, createdAt: now, updatedAt: now, published: false };
  return { ...PageContent.parse(some), ...stored, ...some };
}

/** Creates a region for each prefix; returns their ids. */
export async function addRegions(stack: Stack, as: CallAs, slugPrefixes: string[]): Promise<string[]> {
  const made = slugPrefixes.map((slugPrefix) =>
    stack.call(regions.calls.createRegion, { region: { name: slugPrefix.toUpperCase(), slugPrefix } }, as),
  );
  return (await Promise.all(made)).map(({ _id }) => _id);
}
