import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isDeepStrictEqual } from 'node:util';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import type { Clock } from '../../kit/clock.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { BUS, CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Doc, Versioned } from '../../kit/versioned/versioned.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permitted } from '../access.ts';
import { draftFromPage } from '../draft-from-page.ts';
import { saved } from '../page-facts.ts';
import { checkCollection, contentOf, withGuardedOf } from '../page-fields.ts';
import { withRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { settlePage } from '../settle-page.ts';
import { showDraft } from '../show-page.ts';

type Input = InOf<typeof pages.calls.save>;

/** Creates a page without _id, and changes one with it. */
export class SavePage extends Command<Page> {
  constructor(
    readonly input: Input,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SavePage)
export class SavePageHandler implements ICommandHandler<SavePage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(BUS) private readonly bus: Bus,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { page, collection }, caller }: SavePage): Promise<Page> {
    checkCollection(collection);
    const draft = page._id === undefined ? await this.create(page, caller) : await this.change(page._id, page, caller);
    return showDraft(draft, this.regions, caller);
  }

  private async create(sent: Input['page'], caller: Caller): Promise<Doc<PageContent>> {
    permitDomain(caller, sent.domainId);
    const content = withGuardedOf({ domainId: sent.domainId }, contentOf(sent));
    const placed = await withRegion(content, undefined, this.regions, caller);
    permitPage(caller, 'edit', placed);
    const draft = await settlePage({ ...placed, ...(await this.defaultRolesOf(placed, caller)) });
    const decide = () => ({ action: 'create' as const, draft, facts: saved });
    return (await this.docs.commit(this.clock.id(), authorOf(caller), decide)).draft!;
  }

  /** What people who manage roles have chosen for new pages of that region and type. */
  private async defaultRolesOf({ region, pageType }: PageContent, caller: Caller): Promise<Partial<PageContent>> {
    if (!region?._id) return {};
    const { defaultRoles } = await this.bus.call(regions.calls.loadDefaultRoles, { regionId: region._id }, caller);
    return defaultRoles[pageType] ?? {};
  }

  private async change(id: string, sent: Input['page'], caller: Caller): Promise<Doc<PageContent>> {
    const committed = await this.docs.commit(id, authorOf(caller), async (stored, log) => {
      const head = permitted(stored, 'edit', caller);
      const draft = await draftFromPage(sent, head, log, this.regions, caller);
      permitPage(caller, 'edit', draft);
      return isDeepStrictEqual(draft, contentOf(head.draft)) ? null : { action: 'save', draft, facts: saved };
    });
    return committed.draft!;
  }
}
