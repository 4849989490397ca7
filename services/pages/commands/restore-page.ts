import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { showDraft } from '../show-page.ts';

/** Makes the content of an older revision the draft, or brings a deleted page back. */
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
    @Inject(Recovery) private readonly recovery: Recovery,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { _id, revision }, caller }: RestorePage): Promise<Page> {
    const { draft } = await this.recovery.restore<PageContent>({ kind: 'page', _id }, revision, caller);
    return showDraft(draft!, this.regions, caller);
  }
}
