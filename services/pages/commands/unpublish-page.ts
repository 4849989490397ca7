import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { unpublished } from '../page-facts.ts';
import { checkCollection, contentOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { showDraft } from '../show-page.ts';

export class UnpublishPage extends Command<Page> {
  constructor(
    readonly input: InOf<typeof pages.calls.unpublish>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(UnpublishPage)
export class UnpublishPageHandler implements ICommandHandler<UnpublishPage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
    private readonly hooks: PageHooks,
  ) {}

  async execute({ input: { _id, collection }, caller }: UnpublishPage): Promise<Page> {
    checkCollection(collection);
    const { draft } = await this.docs.commit(_id, authorOf(caller), async (stored) => {
      const head = permitted(stored, 'publish', caller);
      if (!head.live) throw new Problem('conflict', `The page /${head.draft.slug} is not published.`);
      await this.hooks.before('unpublish', head.draft);
      return { action: 'unpublish', draft: contentOf(head.draft), live: 'withdraw', facts: unpublished };
    });
    await this.hooks.after('unpublish', draft!);
    return showDraft(draft!, this.regions, caller);
  }
}
