import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { TrainingFeed } from '../training/training-feed.ts';

type GetTrainingCategoriesCall = typeof siteConfig.calls.getTrainingCategories;

export class GetTrainingCategories extends Query<OutOf<GetTrainingCategoriesCall>> {
  constructor(
    readonly input: InOf<GetTrainingCategoriesCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetTrainingCategories)
export class GetTrainingCategoriesHandler implements IQueryHandler<GetTrainingCategories> {
  constructor(private readonly feed: TrainingFeed) {}

  execute() {
    return this.feed.categories();
  }
}
