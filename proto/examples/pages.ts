import type { pages } from '../pages.ts';
import type { ExamplesOf } from './example.ts';
import { pageActExamples } from './page-acts.ts';
import { pageEditingExamples } from './page-editing.ts';
import { pagePublishingExamples } from './page-publishing.ts';
import { pageReadingExamples } from './page-reading.ts';
import { pageSavingExamples } from './page-saving.ts';

export const pagesExamples: ExamplesOf<typeof pages> = {
  ...pageReadingExamples,
  ...pageSavingExamples,
  ...pageEditingExamples,
  ...pagePublishingExamples,
  ...pageActExamples,
};
