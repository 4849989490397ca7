import type { PageContent } from '../../proto/entities/page.ts';
import { withListing } from './listing.ts';

const page: PageContent = {
  domainId: 'd1',
  pageType: 'page',
  template: 'listing',
  slug: 'au/news',
  header: {},
  contents: [],
  tags: ['pension'],
};

describe('a listing', () => {
  test('lists the chosen article types, and keeps what was not sent', () => {
    expect(withListing(page, { articleTypes: ['news'] })).toEqual({ ...page, articleTypes: ['news'] });
  });
  test('cannot list types that are not articles', () => {
    expect(() => withListing(page, { articleTypes: ['page'] })).toThrow('The listing is not valid');
  });
  test('is a page with the listing template', () => {
    expect(() => withListing({ ...page, template: 'primary' }, {})).toThrow('The page /au/news is not a listing.');
  });
});
