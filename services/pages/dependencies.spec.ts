import type { Page } from '../../proto/entities/page.ts';
import { extractDependencies, linkDependencies, linkTarget } from './dependencies.ts';
import { DEPENDENCIES_LAYOUT } from './pages.store.ts';

test.each([
  ['au/about', '/au/about'],
  ['/au/about', '/au/about'],
  ['//elsewhere.test/x', '//elsewhere.test/x'],
  ['https://elsewhere.test', 'https://elsewhere.test'],
  ['#top', '#top'],
  ['mailto:hello@example.test', 'mailto:hello@example.test'],
])('a link to %s is found as %s', (href, target) => expect(linkTarget(href)).toBe(target));

test('a page depends on what any of its parts links to or shows', () => {
  const page = {
    _id: 'p1',
    revision: 4,
    domainId: 'd1',
    slug: 'au/about',
    header: { image: { imageId: 'i1' } },
    contents: [{ key: 'k1', componentType: 'CtaBlock', link: { href: 'au/contact' } }],
    eventContents: [{ key: 'k2', componentType: 'Media', image: { imageId: 'i2' } }],
    og: { image: { imageId: 'i3' } },
  } as unknown as Page;
  expect(extractDependencies(page, 'draft')).toEqual({
    _id: 'p1/draft',
    revision: 4,
    parentId: 'p1',
    domainId: 'd1',
    slug: 'au/about',
    links: ['/au/contact'],
    images: ['i1', 'i2', 'i3'],
    layout: DEPENDENCIES_LAYOUT,
  });
});

test('a file is used under any name in the link', () => {
  const links = ['/file/f1/terms.pdf', 'file/f2', '/file/f3?x'].map((href) => ({ link: { href } }));
  const page = { _id: 'p1', revision: 1, domainId: 'd1', slug: '', contents: links } as unknown as Page;
  expect(extractDependencies(page, 'live').links).toEqual([
    '/file/f1/terms.pdf',
    '/file/f1',
    '/file/f2',
    '/file/f3?x',
    '/file/f3',
  ]);
});

test.each([
  ['au/contact?about=Life', ['/au/contact?about=Life', '/au/contact']],
  ['/au/claims#form', ['/au/claims#form', '/au/claims']],
  ['#top', ['#top']],
  ['/DE/%C3%9Cber-Uns/', ['/DE/%C3%9Cber-Uns/', '/de/über-uns']],
  ['/au/About!', ['/au/About!', '/au/about!', '/au/about']],
  ['//elsewhere.test/x?y', ['//elsewhere.test/x?y', '//*/x']],
  ['https://elsewhere.test/x?y', ['https://elsewhere.test/x?y', '//*/x']],
])('a link to %s depends on %j', (href, targets) => expect(linkDependencies(href)).toEqual(targets));

test('a link to a picture or a file counts as a use, also in rich texts, with or without a host', () => {
  const contents = [
    { key: 'k1', componentType: 'CtaBlock', link: { href: 'https://www.banksia.example/file/f1/terms.pdf' } },
    { key: 'k2', componentType: 'RichText', text: '<p><a href="/img/i1?w=900">Map</a> <a href="img/i2">Plan</a></p>' },
  ];
  const page = { _id: 'p1', revision: 1, domainId: 'd1', slug: '', contents } as unknown as Page;
  expect(extractDependencies(page, 'live')).toMatchObject({
    links: expect.arrayContaining(['https://www.banksia.example/file/f1/terms.pdf', '/file/f1']),
    images: ['i1', 'i2'],
  });
});
