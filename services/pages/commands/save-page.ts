import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isDeepStrictEqual } from 'node:util';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Clock } from '../../kit/clock.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Doc, Versioned } from '../../kit/versioned/versioned.ts';
import { checkDomain, permitted } from '../access.ts';
import { draftFromPage } from '../draft-from-page.ts';
import { saved } from '../page-facts.ts';
import { checkCollection, contentOf, withGuardedOf } from '../page-fields.ts';
import { withRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { settlePage } from '../settle-page.ts';
import { showDraft } from '../show-page.ts';

type Input = InOf<typeof pages.calls.save>;

/** Creates a page without _id, and changes one with it. */
export class SavePage extends Command<Page> {
  constructor(
    readonly input: Input,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SavePage)
export class SavePageHandler implements ICommandHandler<SavePage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { page, collection }, caller }: SavePage): Promise<Page> {
    checkCollection(collection);
    const draft = page._id === undefined ? await this.create(page, caller) : await this.change(page._id, page, caller);
    return showDraft(draft, this.regions, caller);
  }

  private async create(sent: Input['page'], caller: Caller): Promise<Doc<PageContent>> {
    checkDomain(sent.domainId, caller);
    const content = withGuardedOf({ domainId: sent.domainId }, contentOf(sent));
    const draft = settlePage(await withRegion(content, undefined, this.regions, caller));
    const decide = () => ({ action: 'create', draft, facts: saved });
    return (await this.docs.commit(this.clock.id(), authorOf(caller), decide)).draft!;
  }

  private async change(id: string, sent: Input['page'], caller: Caller): Promise<Doc<PageContent>> {
    const committed = await this.docs.commit(id, authorOf(caller), async (stored, log) => {
      const head = permitted(stored, 'edit', caller);
      const draft = await draftFromPage(sent, head, log, this.regions, caller);
      return isDeepStrictEqual(draft, contentOf(head.draft)) ? null : { action: 'save', draft, facts: saved };
    });
    return committed.draft!;
  }
}
