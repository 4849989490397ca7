import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
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

  async execute({ input: { _id, collection }, caller }: DeletePage): Promise<OutOf<Call>> {
    checkCollection(collection);
    await this.docs.commit(_id, authorOf(caller), async (stored) => {
      const { draft, live } = permitted(stored, 'delete', caller);
      if (live)
        throw new Problem('conflict', `The page /${draft.slug} is published: unpublish it before you delete it.`);
      const links = new CheckDependencies({ type: 'link', url: draft.slug }, { ...caller, domainId: draft.domainId });
      refuseLinked(draft, await this.queries.execute(links));
      return { action: 'delete', draft: null, facts: deleted(draft) };
    });
    return { _id };
  }
}
