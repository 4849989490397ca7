import type { PageType as PageTypeName } from '../../../proto/entities/page.ts';
import { caseStudyPageType } from './case-study.ts';
import { eventPageType } from './event.ts';
import { featurePageType } from './feature.ts';
import { genericPageType } from './generic.ts';
import { newsPageType } from './news.ts';
import type { PageType } from './page-type.ts';

const byName: Record<PageTypeName, PageType> = {
  page: genericPageType,
  news: newsPageType,
  feature: featurePageType,
  event: eventPageType,
  caseStudy: caseStudyPageType,
};

const registered: PageType[] = Object.values(byName);

/** Every page type, in the order in which editors choose. */
export const pageTypes: readonly PageType[] = registered;

/** Adds a page type. One of the same name takes the place of an earlier one. */
export function registerPageType(pageType: PageType): void {
  const at = registered.findIndex(({ name }) => name === pageType.name);
  if (at < 0) registered.push(pageType);
  else registered[at] = pageType;
}

/** A page of a kind that nobody knows can not be shown or made. */
export function pageTypeOf(name: string): PageType {
  const found = pageTypes.find((pageType) => pageType.name === name);
  if (!found) throw new Error('whppt:error Page not found.');
  return found;
}
