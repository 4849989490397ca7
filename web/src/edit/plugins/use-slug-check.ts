import { useResult } from '../ui/use-call.ts';
import { type PageOperations, getOperations } from './page-operations.ts';

/** Whether a page has the slug already, as the page type checks it. */
export const useSlugCheck = (pageType: string, input: Parameters<PageOperations['checkSlug']>[0]) =>
  useResult(JSON.stringify([pageType, input]), (signal) => getOperations(pageType).checkSlug(input, { signal }));
