import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { regionalPathOf } from '../../../proto/regional-paths.ts';
import type { Collection, Filter } from '../../kit/store/store.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { unlisted } from '../article-filter.ts';
import { bannerTarget, idOf, linkTarget, targetsOf } from '../dependencies.ts';
import { DEPENDENCIES, type PageDependencies, PAGES } from '../pages.store.ts';

type Call = typeof pages.calls.checkDependencies;

const MAX = 500;
/** Documents that a region has of its own, or shares with its domain. */
const aroundKinds = ['nav', 'footer'];
const inputOf = { link: 'url', image: 'imageId', banner: 'bannerId' } as const;

export class CheckDependencies extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(CheckDependencies)
export class CheckDependenciesHandler implements IQueryHandler<CheckDependencies> {
  constructor(
    @Inject(DEPENDENCIES) private readonly rows: Collection<PageDependencies>,
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
  ) {}

  async execute({ input: { type, url, imageId, bannerId }, caller }: CheckDependencies): Promise<OutOf<Call>> {
    const target = { link: url === undefined ? undefined : linkTarget(url), image: imageId, banner: bannerId }[type];
    if (target === undefined) throw new Problem('invalid', `Name the ${inputOf[type]} to look for.`);
    // A picture is shared by every domain, an address belongs to one.
    const linked = type === 'banner' ? [bannerTarget(target)] : targetsOf(target);
    const filters =
      type === 'image'
        ? [{ images: { has: target } }]
        : linked.map((link) => ({ domainId: caller.domainId, links: { has: link } }));
    const found = [
      ...(await Promise.all(filters.map((filter) => this.matching(filter)))).flat(),
      ...(type === 'link' ? await this.linkingByRegion(target, caller.domainId) : []),
    ];
    const shown = await this.shown(found, caller);
    const byPage = new Map(
      found.map(({ parentId, slug }) => {
        const title = shown.get(parentId);
        const page = slug === '' || title !== undefined ? { slug, title } : { slug: '', hidden: true as const };
        return [parentId, { parentId, ...page, type, target }];
      }),
    );
    return [...byPage.values()].sort((a, b) => a.slug.localeCompare(b.slug));
  }

  private matching(filter: Filter): Promise<PageDependencies[]> {
    return this.rows.find(filter, { sort: { slug: 'asc' }, limit: MAX, without: ['links', 'images'] });
  }

  /** Navigations and footers whose links without a region lead the region's visitors there. */
  private async linkingByRegion(url: string, domainId: string): Promise<PageDependencies[]> {
    const regional = regionalPathOf(url);
    if (!regional) return [];
    const { prefix, path } = regional;
    const own = (kind: string) => `${kind}_${domainId}_${prefix}`;
    const [linking, replacing] = await Promise.all([
      this.rows.find({ domainId, links: { has: path } }, { limit: MAX, without: ['links', 'images'] }),
      this.rows.find({ _id: { in: aroundKinds.map((kind) => idOf(own(kind), 'live')) } }, { without: ['links'] }),
    ]);
    return linking.filter(({ parentId }) =>
      aroundKinds.some((kind) => {
        const isReplaced = replacing.some((row) => row.parentId === own(kind));
        return parentId === own(kind) || (parentId === `${kind}_${domainId}` && !isReplaced);
      }),
    );
  }

  /** The titles of the pages that the caller may see, by id. */
  private async shown(found: PageDependencies[], { user }: Caller): Promise<Map<string, string>> {
    const ids = [...new Set(found.map(({ parentId }) => parentId))];
    const stored = await this.docs.draft.find({ _id: { in: ids } }, { without: unlisted });
    return new Map(
      stored
        .filter((page) => can(user, 'view', page))
        .map(({ _id, header, slug }) => [_id, header.title || `/${slug}`]),
    );
  }
}
