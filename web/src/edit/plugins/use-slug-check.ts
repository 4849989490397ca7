import { useResult } from '../ui/use-call.ts';
import { type PageOperations, getOperations } from './page-operations.ts';

export const useSlugCheck = (pageType: string, input: Parameters<PageOperations['checkSlug']>[0]) =>
  useResult(JSON.stringify([pageType, input]), (signal) => getOperations(pageType).checkSlug(input, { signal }));
