import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { mailchimpApiUrl } from '../mailchimp-client.ts';
import { TrainingFeed } from '../training-feed.ts';

export const loadConnections = handle(
  siteConfig.calls.loadConnections,
  { settings: SETTINGS },
  async (_input, _caller, { settings }) => ({
    mailingList: mailchimpApiUrl(settings.mailchimp) !== null,
    trainings: settings.training.url !== '',
  }),
);

export const getTrainingCategories = handle(
  siteConfig.calls.getTrainingCategories,
  { feed: TrainingFeed },
  (_input, _caller, { feed }) => feed.categories(),
);
