import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { permit } from '../../kit/permit.ts';
import { refuseUnknownRoles } from '../../kit/refuse-unknown-roles.ts';
import { BUS } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Decision, Head, Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { withRoles } from '../apply-roles.ts';
import { published, saved } from '../page-facts.ts';
import { checkCollection, contentOf } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { showDraft } from '../show-page.ts';

/** Writes the three role lists and nothing else of the page that was sent. */
export class ApplyRoles extends Command<Page> {
  constructor(
    readonly input: InOf<typeof pages.calls.applyRoles>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ApplyRoles)
export class ApplyRolesHandler implements ICommandHandler<ApplyRoles> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    @Inject(BUS) private readonly bus: Bus,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { page, collection, roles }, caller }: ApplyRoles): Promise<Page> {
    checkCollection(collection);
    const named = roles.filter(({ level }) => Object.values(level).includes(true));
    await refuseUnknownRoles(
      this.bus,
      named.map(({ _id }) => _id),
      caller,
    );
    const { draft } = await this.docs.commit(page._id, authorOf(caller), (stored): Decision<PageContent> => {
      const head = permitted(stored, 'view', caller);
      permit(caller, 'people');
      const next = withRoles(contentOf(head.draft), roles);
      if (!head.live) return { action: 'applyRoles', draft: next, facts: saved };
      // Who may see a page must not wait until it is published again.
      const content = withRoles(contentOf(head.live), roles);
      const live = hasUnpublished(head) ? { content, lastPublished: head.draft.lastPublished } : { content };
      return { action: 'applyRoles', draft: next, live, facts: published };
    });
    return showDraft(draft!, this.regions, caller);
  }
}

/** Such a page must not count as freshly published because its roles reached the live copy. */
const hasUnpublished = ({ draft }: Head<PageContent>) =>
  draft.lastPublished === undefined || draft.lastPublished < draft.updatedAt;
