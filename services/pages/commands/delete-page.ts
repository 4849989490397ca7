import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { normaliseSlug } from '../../../proto/slug.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Doc, Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { unlisted } from '../article-filter.ts';
import { refuseLinked } from '../linked.ts';
import { deleted } from '../page-facts.ts';
import { checkCollection } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { CheckDependencies } from '../queries/check-dependencies.ts';

type Call = typeof pages.calls.delete;

export class DeletePage extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeletePage)
export class DeletePageHandler implements ICommandHandler<DeletePage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { _id, collection, redirectTo }, caller }: DeletePage): Promise<OutOf<Call>> {
    checkCollection(collection);
    await this.docs.commit(_id, authorOf(caller), async (stored) => {
      const { draft, live } = permitted(stored, 'delete', caller);
      if (live)
        throw new Problem('conflict', `The page /${draft.slug} is published: unpublish it before you delete it.`);
      const target = redirectTo === undefined ? undefined : await this.targetOf(draft, redirectTo, caller);
      if (target === undefined) await this.refuseLinks(draft, caller);
      return { action: 'delete', draft: null, facts: deleted(draft, target) };
    });
    return { _id };
  }

  private async refuseLinks(draft: Doc<PageContent>, caller: Caller): Promise<void> {
    const links = new CheckDependencies({ type: 'link', url: draft.slug }, { ...caller, domainId: draft.domainId });
    refuseLinked(draft, await this.queries.execute(links));
  }

  /** Visitors must not be redirected to an error page. */
  private async targetOf({ _id, domainId }: Doc<PageContent>, redirectTo: string, { user }: Caller): Promise<string> {
    const slug = normaliseSlug(redirectTo);
    const [target] = await this.docs.live.find({ domainId, slug, _id: { ne: _id } }, { limit: 1, without: unlisted });
    if (!target || !can(user, 'view', target))
      throw new Problem('conflict', `There is no published page at /${slug} to redirect visitors to.`);
    return slug;
  }
}
