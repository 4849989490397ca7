import type { PageContent } from '../../proto/entities/page.ts';
import { changeRoleLists } from './roles.ts';

const none = { viewerRoles: [], editorRoles: [], publisherRoles: [] };
const page = { slug: 'about', editorRoles: ['writers'], publisherRoles: ['chiefs'] } as unknown as PageContent;

test('roles are added and removed without touching others, and the answer undoes it', () => {
  const {
    page: next,
    added,
    removed,
  } = changeRoleLists(
    page,
    { ...none, editorRoles: ['writers', 'guests'], viewerRoles: ['guests'] },
    { ...none, publisherRoles: ['chiefs', 'nobody'] },
  );
  expect(next).toEqual({ slug: 'about', editorRoles: ['writers', 'guests'], viewerRoles: ['guests'] });
  expect(added).toEqual({ ...none, editorRoles: ['guests'], viewerRoles: ['guests'] });
  expect(removed).toEqual({ ...none, publisherRoles: ['chiefs'] });
  expect(changeRoleLists(next, removed, added).page).toEqual(page);
});
