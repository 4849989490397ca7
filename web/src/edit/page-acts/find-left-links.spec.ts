/** @jest-environment ./scripts/jest/document-environment.js */
import type { Page } from '../../../../proto/entities/page.ts';
import { findLeftLinks } from './copy-task.ts';

const australia = { name: 'Australia', slugPrefix: 'au' };
const copyWith = (...hrefs: string[]) =>
  ({
    _id: 'p1',
    slug: 'nz/leave',
    template: 'primary',
    region: { slugPrefix: 'nz' },
    header: { title: 'Leave' },
    contents: hrefs.map((href, at) => ({
      componentType: 'RichText',
      key: `k${at}`,
      text: `<p><a href="${href}">A page</a></p>`,
    })),
  }) as unknown as Page;
const hrefs = (page: Page, original = australia) => findLeftLinks(page, original)?.links.map(({ link }) => link.href);

test('links to the region of the original are found with their block', () => {
  const copy = copyWith('/nz/leave', '/au/dental#age', '/au', '/austria', 'https://elsewhere.example/au/leave');
  expect(hrefs(copy)).toEqual(['/au/dental#age', '/au']);
  const spellings = ['/AU/Dental', '//au//dental', '/%61u/dental?a', `${location.origin}/au/dental`];
  expect(hrefs(copyWith(...spellings))).toEqual(spellings.filter((href) => !href.startsWith('//')));
  expect(findLeftLinks(copy, australia)).toMatchObject({ slug: 'nz/leave', title: 'Leave', region: 'Australia' });
  expect(findLeftLinks(copy, australia)?.links[0]?.item).toEqual(['contents', '#k1']);
});

test('none are reported for a copy in the same region, or of a page without a region', () => {
  expect(hrefs(copyWith('/nz/dental'), { name: 'New Zealand', slugPrefix: 'nz' })).toBeUndefined();
  expect(hrefs(copyWith('/au/dental'), { name: '', slugPrefix: '' })).toBeUndefined();
  expect(hrefs(copyWith('/nz/dental'))).toBeUndefined();
});
