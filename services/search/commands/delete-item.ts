import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { search } from '../../../proto/search.ts';
import { Problem } from '../../../proto/errors.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { Indexer } from '../indexer.ts';
import { PublishedCopy } from '../published-copy.ts';

type Call = typeof search.calls.deleteItem;

/** Takes a page out of the index; while visitors can still read it, that is for those who may publish it. */
export class DeleteItem extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeleteItem)
export class DeleteItemHandler implements ICommandHandler<DeleteItem> {
  constructor(
    private readonly indexer: Indexer,
    private readonly published: PublishedCopy,
  ) {}

  async execute({ input: { _id }, caller }: DeleteItem): Promise<OutOf<Call>> {
    const kept = await this.indexer.get(_id);
    if (kept?.document?.domainId !== caller.domainId) return { _id };
    const page = await this.published.find(_id, caller).catch(nullIfNotFound);
    if (page) permitPage(caller, 'publish', page);
    await this.indexer.drop(_id, kept.revision);
    return { _id };
  }
}

/** A page that has been deleted may still be in the index. */
function nullIfNotFound(problem: unknown): null {
  if (problem instanceof Problem && problem.code === 'not-found') return null;
  throw problem;
}
