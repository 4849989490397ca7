import { pages } from '../../proto/pages.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { fact, type Fact } from '../kit/bus/facts.ts';
import type { Doc } from '../kit/versioned/versioned.ts';
import { pageOf } from './show-page.ts';

interface After {
  draft: Doc<PageContent> | null;
  live: Doc<PageContent> | null;
}

/** Told with every change of a page: its draft as it is now. The others speak of what visitors see. */
export const saved = ({ draft }: After): Fact[] => [fact(pages.events.saved, { page: pageOf(draft!) })];

export const published = (after: After): Fact[] => [
  fact(pages.events.published, { page: pageOf(after.live!) }),
  ...saved(after),
];

export const unpublished = (after: After): Fact[] => [
  fact(pages.events.unpublished, { page: pageOf(after.draft!) }),
  ...saved(after),
];

export const deleted =
  ({ _id, domainId, slug }: Doc<PageContent>, redirectTo?: string) =>
  (): Fact[] => [fact(pages.events.deleted, { _id, domainId, slug, ...(redirectTo !== undefined && { redirectTo }) })];
