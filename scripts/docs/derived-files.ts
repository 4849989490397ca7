import { decisionsPage } from './decisions-page.ts';
import { eventsPage } from './events-page.ts';
import { metricsPage } from './metrics-page.ts';
import { refusalsPage } from './refusals-page.ts';
import {
  alertsWithServices,
  alertTestsWithServices,
  composeWithServices,
  contributingWithRebuilds,
  nestCliWithServices,
  readmeWithServices,
} from './service-lists.ts';

/** Files that are derived from the code, or contain a derived part, with the function that returns their text. */
export const derivedFiles: Record<string, () => string | Promise<string>> = {
  'README.md': readmeWithServices,
  'CONTRIBUTING.md': contributingWithRebuilds,
  'nest-cli.json': nestCliWithServices,
  'DECISIONS.md': decisionsPage,
  'docs/events.md': eventsPage,
  'docs/refusals.md': refusalsPage,
  'docs/operations/metrics.md': metricsPage,
  'deploy/compose.yaml': composeWithServices,
  'deploy/observability/alerts.yaml': alertsWithServices,
  'deploy/observability/alerts.test.yaml': alertTestsWithServices,
};
