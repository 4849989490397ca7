import type { Region } from '../../../../proto/entities/region.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { deleteRedirectQuestion } from './redirect.ts';
import { unpublishDomainQuestion, unpublishPageQuestion, unpublishRegionQuestion } from './unpublish.ts';
import { siteDocumentUses } from './uses.ts';

const region = { _id: 'r1', name: 'Australia', slugPrefix: 'au', homePageSlug: 'home' } as Region;
const page = (slug: string) => pageFixture({ _id: 'p1', slug });
const uses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ parentId: `other-${at}`, slug: `au/other-${at}` }));

test('unpublishing a page names its address and the number of other pages that link to it', () => {
  const own = { parentId: 'p1', slug: 'au/contact' };
  const question = unpublishPageQuestion(page('au/contact'), [own, ...uses(6)], [region]);
  expect(question.text).toContain('/au/contact');
  expect(question.consequences).toEqual([
    '6 pages link to it and would be broken: /au/other-0, /au/other-1, /au/other-2, /au/other-3, /au/other-4 and 1 more.',
  ]);
  expect(unpublishPageQuestion(page('au/contact'), [own], [region]).consequences).toEqual([
    'No other page links to it.',
  ]);
});

test('unpublishing the home page of a region says so, by either address', () => {
  const consequence = 'It is the home page of Australia: visitors of /au will see “not found”.';
  for (const slug of ['au', 'au/home'])
    expect(unpublishPageQuestion(page(slug), [], [region]).consequences).toContain(consequence);
  expect(unpublishPageQuestion(page('au/other'), [], [region]).consequences).not.toContain(consequence);
});

test('unpublishing a region names the number of its pages', () => {
  expect(unpublishRegionQuestion(region, 94).consequences[0]).toBe(
    '94 pages of the region and every other address under /au will show “not found”.',
  );
  expect(unpublishRegionQuestion(region, 1).consequences[0]).toMatch(/^1 page of/);
});

test('unpublishing a domain names its hosts', () => {
  const domain = { name: 'Main', hostnames: ['a.example', 'b.example'] };
  expect(unpublishDomainQuestion(domain).consequences).toEqual([
    'Visitors of a.example, b.example will no longer reach this website.',
  ]);
});

test('a site document is named with its region', () => {
  expect(siteDocumentUses({ parentId: 'nav_my_domain' }, 'my_domain')).toBe('The navigation');
  expect(siteDocumentUses({ parentId: 'footer_my_domain_au' }, 'my_domain')).toBe('The footer of /au');
  expect(siteDocumentUses({ parentId: 'coK7jwNFpZmPO0715XrSu' }, 'my_domain')).toBeUndefined();
});

test('deleting a redirect says whether it affects visitors', () => {
  const redirect = { from: '/old', to: '/new', published: true };
  expect(deleteRedirectQuestion(redirect).consequences[0]).toMatch(/^It is live/);
  expect(deleteRedirectQuestion({ ...redirect, published: false }).consequences[0]).toMatch(/^It is not live/);
});
