import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OutOf } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { search } from '../../../proto/search.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { BUS } from '../../kit/tokens.ts';
import { Indexer } from '../indexer.ts';
import { isHidden } from '../search-document.ts';

type Out = OutOf<typeof search.calls.rebuild>;

/** What is kept is settled with the pages first; then a new index is made from it, while the old one is searched. */
export class Rebuild extends Command<Out> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@CommandHandler(Rebuild)
export class RebuildHandler implements ICommandHandler<Rebuild> {
  constructor(
    private readonly indexer: Indexer,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async execute({ caller }: Rebuild): Promise<Out> {
    const unseen = new Map<string, number>();
    for await (const batch of this.indexer.present()) for (const { _id, revision } of batch) unseen.set(_id, revision);
    let indexed = 0;
    for await (const page of this.published(caller)) {
      await this.indexer.remember(page);
      unseen.delete(page._id);
      if (!isHidden(page)) indexed += 1;
    }
    // What was published meanwhile has a newer revision than the one seen here, and stays.
    for (const [id, revision] of unseen) await this.indexer.forget(id, revision);
    await this.indexer.refill();
    return { indexed };
  }

  private async *published(caller: Caller): AsyncGenerator<Page> {
    for (let after = ''; ;) {
      const answer = await this.bus.call(pages.calls.listPublished, { after, includeHidden: true }, caller);
      if (answer.pages.length === 0) return;
      yield* answer.pages;
      after = answer.pages.at(-1)!._id;
    }
  }
}
