import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import { PageContent, type Page } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { validationSentence } from '../../kit/contract/validation-sentence.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Head, Log, Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { draftFromPage } from '../draft-from-page.ts';
import { published } from '../page-facts.ts';
import { carriesContent, checkCollection, contentOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { showDraft } from '../show-page.ts';

type Input = InOf<typeof pages.calls.publish>;

export class PublishPage extends Command<Page> {
  constructor(
    readonly input: Input,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(PublishPage)
export class PublishPageHandler implements ICommandHandler<PublishPage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
    private readonly hooks: PageHooks,
  ) {}

  async execute({ input: { page, collection }, caller }: PublishPage): Promise<Page> {
    checkCollection(collection);
    const { draft } = await this.docs.commit(page._id, authorOf(caller), async (stored, log) => {
      const head = permitted(stored, 'publish', caller);
      await this.refuseStale(page, head);
      const next = carriesContent(page) ? await this.saved(page, head, log, caller) : contentOf(head.draft);
      await this.hooks.before('publish', { ...next, _id: page._id });
      return { action: 'publish', draft: next, live: 'publish', facts: published };
    });
    await this.hooks.after('publish', draft!);
    return showDraft(draft!, this.regions, caller);
  }

  /** Nobody publishes what they have not seen. */
  private async refuseStale({ _id, revision }: Input['page'], head: Head<PageContent>): Promise<void> {
    if (revision === head.revision) return;
    const [{ by, at } = { by: undefined, at: undefined }] = await this.docs.history(_id, { limit: 1 });
    const details = { revision: head.revision, by, at };
    const who = by?.username ?? 'Somebody else';
    throw new Problem(
      'conflict',
      `${who} has changed this page since: look at revision ${head.revision} first.`,
      details,
    );
  }

  private async saved(page: Input['page'], head: Head<PageContent>, log: Log<PageContent>, caller: Caller) {
    permitted(head, 'edit', caller);
    const sent = PageContent.safeParse(page);
    if (!sent.success) throw new Problem('invalid', validationSentence(sent.error.issues[0]!));
    const next = await draftFromPage({ ...sent.data, revision: page.revision }, head, log, this.regions, caller);
    permitPage(caller, 'edit', next);
    permitPage(caller, 'publish', next);
    return next;
  }
}
