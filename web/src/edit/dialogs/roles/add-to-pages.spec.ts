import { addToLimited, findLevels, isForPages } from './add-to-pages.ts';

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
