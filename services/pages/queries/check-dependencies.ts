import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Collection } from '../../kit/store/store.ts';
import { linkTarget } from '../dependencies.ts';
import { DEPENDENCIES, type PageDependencies } from '../pages.store.ts';

type Call = typeof pages.calls.checkDependencies;

const MAX = 500;

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
  constructor(@Inject(DEPENDENCIES) private readonly rows: Collection<PageDependencies>) {}

  async execute({ input: { type, url, imageId }, caller }: CheckDependencies): Promise<OutOf<Call>> {
    const target = type === 'image' ? imageId : url === undefined ? undefined : linkTarget(url);
    if (target === undefined)
      throw new Problem('invalid', type === 'image' ? 'Name the imageId to look for.' : 'Name the url to look for.');
    // A picture is shared by every domain, an address belongs to one.
    const filter =
      type === 'image' ? { images: { has: target } } : { domainId: caller.domainId, links: { has: target } };
    const found = await this.rows.find(filter, { sort: { slug: 'asc' }, limit: MAX, without: ['links', 'images'] });
    const byPage = new Map(found.map(({ parentId, slug }) => [parentId, { parentId, slug, type, target }]));
    return [...byPage.values()].sort((a, b) => a.slug.localeCompare(b.slug));
  }
}
