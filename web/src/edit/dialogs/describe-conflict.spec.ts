import { openSession } from '../core/edit-session.ts';
import { setSession } from '../core/session-actions.ts';
import { describeConflict } from './ConflictDialog.tsx';
import { createEditor } from '../core/editor.ts';

const editor = createEditor();

const at = '2026-11-22T09:00:00.000Z';

test.each([
  [['name'], 'Sub nav, Name'],
  [['items', '#a', 'link'], 'Sub nav, Links, Cover, Link'],
  [['items', '#a', 'link', 'text'], 'Sub nav, Links, Cover, Link'],
  [['items', '#gone'], 'Sub nav, Links'],
  [['items', '#b'], 'Sub nav, Links, /cover'],
])('the conflict about %j of a sub nav is named by the labels of the sidebar', (path, name) => {
  const link = (text: string) => ({ type: 'page' as const, href: '/cover', text });
  const items = [
    { key: 'a', link: link('Cover') },
    { key: 'b', link: link('') },
  ];
  const stored = { _id: 's1', revision: 1, createdAt: at, updatedAt: at, published: true };
  setSession(editor, 'subNav', openSession({ ...stored, domainId: 'd1', region: '', name: 'Cover', count: 0, items }));
  expect(describeConflict(editor, 'subNav', path)).toBe(name);
});
