import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { contentAt } from '../content-at.ts';
import { published } from '../page-facts.ts';
import { contentOf, withGuardedOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { publishedBefore } from '../published-before.ts';
import { showDraft } from '../show-page.ts';

const BATCH = 100;

/** Puts what was live before the last publish live again; the draft keeps what it has. */
export class TakeBackPublish extends Command<Page> {
  constructor(
    readonly input: InOf<typeof pages.calls.takeBackPublish>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(TakeBackPublish)
export class TakeBackPublishHandler implements ICommandHandler<TakeBackPublish> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
    private readonly hooks: PageHooks,
  ) {}

  async execute({ input: { _id }, caller }: TakeBackPublish): Promise<Page> {
    const { draft, live } = await this.docs.commit(_id, authorOf(caller), async (stored, log) => {
      const head = permitted(stored, 'publish', caller);
      if (!head.live) throw new Problem('conflict', `The page /${head.draft.slug} is not published.`);
      const before = publishedBefore(await this.wholeHistory(_id));
      if (!before)
        throw new Problem('conflict', `Nothing of /${head.draft.slug} was published before: unpublish it instead.`);
      const content = withGuardedOf(head.draft, await contentAt(log, before.revision));
      permitPage(caller, 'publish', content);
      await this.hooks.before('publish', { ...content, _id });
      // As old as it is, so that the draft counts as changed since.
      const restored = { content, lastPublished: before.at };
      return { action: 'takeBackPublish', draft: contentOf(head.draft), live: restored, facts: published };
    });
    await this.hooks.after('publish', live!);
    return showDraft(draft!, this.regions, caller);
  }

  private async wholeHistory(id: string) {
    const entries = await this.docs.history(id, { limit: BATCH });
    while (entries.at(-1) && entries.at(-1)!.revision > 1) {
      const older = await this.docs.history(id, { before: entries.at(-1)!.revision, limit: BATCH });
      if (older.length === 0) break;
      entries.push(...older);
    }
    return entries;
  }
}
