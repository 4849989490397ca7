import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { contentAt } from '../content-at.ts';
import { saved } from '../page-facts.ts';
import { withGuardedOf } from '../page-fields.ts';
import { withRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { placeOf, settlePage } from '../settle-page.ts';
import { showDraft } from '../show-page.ts';

/** Makes the content of an older revision the draft; roles stay as they are now. */
export class RestorePage extends Command<Page> {
  constructor(
    readonly input: InOf<typeof pages.calls.restore>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RestorePage)
export class RestorePageHandler implements ICommandHandler<RestorePage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { _id, revision }, caller }: RestorePage): Promise<Page> {
    const { draft } = await this.docs.commit(_id, authorOf(caller), async (stored, log) => {
      const head = permitted(stored, 'edit', caller);
      const older = withGuardedOf(head.draft, await contentAt(log, revision));
      const content = await withRegion(older, head.draft.region, this.regions, caller);
      const next = await settlePage(content, placeOf(content), older);
      permitPage(caller, 'edit', next);
      return { action: 'restore', draft: next, facts: saved };
    });
    return showDraft(draft!, this.regions, caller);
  }
}
