import type { PageContent } from '../../proto/entities/page.ts';
import { assignRoles } from './apply-roles.ts';

const page: PageContent = {
  domainId: 'd1',
  pageType: 'page',
  template: 'primary',
  slug: 'about',
  header: {},
  contents: [],
  viewerRoles: ['old'],
};

test('applied roles replace the previous ones, each once', () => {
  const roles = [
    { _id: 'r1', level: { viewer: true, publisher: true } },
    { _id: 'r1', level: { publisher: true } },
    { _id: 'r2', level: { viewer: false, editor: true } },
  ];
  expect(assignRoles(page, roles)).toEqual({
    ...page,
    viewerRoles: ['r1'],
    editorRoles: ['r2'],
    publisherRoles: ['r1'],
  });
});

test('a level without roles leaves no list behind', () => {
  expect(assignRoles(page, [])).not.toHaveProperty('viewerRoles');
});
