import { useAnswer } from '../ui/use-call.ts';
import { type PageOperations, operationsOf } from './page-operations.ts';

/** Whether a page has the slug already, as the page type checks it. */
export const useSlugCheck = (pageType: string, input: Parameters<PageOperations['checkSlug']>[0]) =>
  useAnswer(JSON.stringify([pageType, input]), (signal) => operationsOf(pageType).checkSlug(input, { signal }));
