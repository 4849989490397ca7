import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { search } from '../../../proto/search.ts';
import { Indexer } from '../indexer.ts';
import { PublishedCopy } from '../published-copy.ts';

type Call = typeof search.calls.indexItem;

/** Indexes what visitors read of a page, never what was sent of it. */
export class IndexItem extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(IndexItem)
export class IndexItemHandler implements ICommandHandler<IndexItem> {
  constructor(
    private readonly indexer: Indexer,
    private readonly published: PublishedCopy,
  ) {}

  async execute({ input: { _id }, caller }: IndexItem): Promise<OutOf<Call>> {
    const kept = await this.indexer.get(_id);
    const page = await this.published.find(_id, caller);
    if (page) await this.indexer.keep(page);
    else if (kept?.document?.domainId === caller.domainId) await this.indexer.drop(_id, kept.revision);
    return { _id };
  }
}
