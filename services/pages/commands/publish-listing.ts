import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { startedFrom } from '../../kit/versioned/started-from.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { listingOf, withListing } from '../listing.ts';
import { published } from '../page-facts.ts';
import { contentOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { placeOf, settlePage } from '../settle-page.ts';
import { pageOf } from '../show-page.ts';

type Call = typeof pages.calls.publishListing;

/** Publishes what a listing lists, together with its page. */
export class PublishListing extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(PublishListing)
export class PublishListingHandler implements ICommandHandler<PublishListing> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly hooks: PageHooks,
  ) {}

  async execute({ input: { listing }, caller }: PublishListing): Promise<OutOf<Call>> {
    const { live } = await this.docs.commit(listing._id, authorOf(caller), async (stored) => {
      const head = permitted(permitted(stored, 'publish', caller), 'edit', caller);
      if (listing.revision !== undefined) startedFrom(listing.revision, head, `the page /${head.draft.slug}`);
      const current = contentOf(head.draft);
      const next = withListing(current, listing);
      const draft = await settlePage(next, placeOf(next), current);
      await this.hooks.before('publish', { ...draft, _id: listing._id });
      return { action: 'publish', draft, live: 'publish', facts: published };
    });
    await this.hooks.after('publish', live!);
    return { listing: listingOf(pageOf(live!)) };
  }
}
