import { QueryNumber } from '../values.ts';

export const paging = {
  page: QueryNumber.int().min(1).default(1).describe('Page of the results, from 1.'),
  perPage: QueryNumber.int().min(1).max(100).default(100).describe('Results on a page, 1 to 100.'),
};
