import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { TrainingFeed } from '../training/training-feed.ts';

export const getTrainingCategories = handle(
  siteConfig.calls.getTrainingCategories,
  { feed: TrainingFeed },
  (_input, _caller, { feed }) => feed.categories(),
);
