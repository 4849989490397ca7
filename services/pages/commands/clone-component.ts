import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Clock } from '../../kit/clock.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { saved } from '../page-facts.ts';
import { checkCollection, contentOf } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { rekey } from '../rekey.ts';
import { placeOf, settlePage } from '../settle-page.ts';
import { showDraft } from '../show-page.ts';

/** Puts a copy of a block at the end of another page's draft. */
export class CloneComponent extends Command<Page> {
  constructor(
    readonly input: InOf<typeof pages.calls.cloneComponent>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CloneComponent)
export class CloneComponentHandler implements ICommandHandler<CloneComponent> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input, caller }: CloneComponent): Promise<Page> {
    const { pageId, collection, cloneInto, component } = input;
    checkCollection(collection);
    const copy = rekey(component, () => this.clock.id());
    const { draft } = await this.docs.commit(pageId, authorOf(caller), async (stored) => {
      const content = contentOf(permitted(stored, 'edit', caller).draft);
      const next = { ...content, [cloneInto]: [...(content[cloneInto] ?? []), copy] };
      return { action: 'cloneComponent', draft: await settlePage(next, placeOf(next), content), facts: saved };
    });
    return showDraft(draft!, this.regions, caller);
  }
}
