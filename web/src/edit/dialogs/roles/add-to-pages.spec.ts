import { messages } from '../../messages/messages.ts';
import { addToLimited, countPages, findLevels, isForPages } from './add-to-pages.ts';

const grants = [
  { capability: 'pages.edit' as const, regionIds: ['nz'] },
  { capability: 'pages.publish' as const, regionIds: ['nz'], pageTypes: ['news' as const] },
];

test.each([
  ['news of its region', { regionId: 'nz', pageType: 'news' as const }, ['editorRoles', 'publisherRoles']],
  ['other pages of its region', { regionId: 'nz', pageType: 'page' as const }, ['editorRoles']],
  ['pages of another region', { regionId: 'au', pageType: 'news' as const }, []],
])('a role belongs in the lists for what it may do: %s', (_what, scope, levels) => {
  expect(findLevels(grants, scope)).toEqual(levels);
});

test('new pages get the role where they name roles already', () => {
  const before = { news: { editorRoles: ['a'], publisherRoles: [] }, page: { publisherRoles: ['a', 'mine'] } };
  const levels = () => ['editorRoles' as const, 'publisherRoles' as const];
  expect(addToLimited(before, 'mine', levels)).toEqual({
    ...before,
    news: { editorRoles: ['a', 'mine'], publisherRoles: [] },
  });
  expect(addToLimited(before, 'a', () => ['editorRoles'])).toBe(before);
});

test('roles of administrators and roles without rights for pages need no lists', () => {
  expect([
    isForPages({ admin: true, grants }),
    isForPages({ admin: false, grants: [{ capability: 'media' }] }),
    isForPages({ admin: false, grants }),
  ]).toEqual([false, false, true]);
});

describe('before a role is saved', () => {
  const regions = [
    { _id: 'nz', slugPrefix: 'nz' },
    { _id: 'au', slugPrefix: 'au' },
  ];
  const news = { region: 'nz', pageType: 'news' as const };
  const pages = [
    news,
    { ...news, viewerRoles: [], publisherRoles: ['others'] },
    { ...news, viewerRoles: ['others'], publisherRoles: ['mine', 'others'] },
    // The role may not publish this page, whichever list it is in.
    { region: 'nz', pageType: 'page' as const, publisherRoles: ['others'] },
    { region: 'au', pageType: 'news' as const, publisherRoles: ['others'] },
    { region: '', pageType: 'news' as const, viewerRoles: ['others'] },
  ];

  test('the pages that it has rights for are counted, and those whose lists leave it out', () => {
    expect(countPages(pages, { _id: 'mine', grants }, regions)).toEqual({ pages: 4, publishers: 1, closed: 1 });
    expect(countPages(pages, { grants }, regions)).toEqual({ pages: 4, publishers: 2, closed: 1 });
  });

  test('a text says so', () => {
    const { summary } = messages.roles.addToPages;
    expect(summary({ pages: 4, publishers: 2, closed: 1 })).toBe(
      'The role has rights for 4 pages. With other publishers: 2. Limited to other viewers, and so closed: 1.',
    );
    expect(summary({ pages: 1, publishers: 0, closed: 0 })).toMatch(/^The role has rights for 1 page\. /);
  });
});
