import { createRemove } from '../../../../proto/edit.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { rebaseSession } from '../saving/rebase.ts';
import { perform, redo, undo } from './actions.ts';
import { openSession } from './edit-session.ts';
import { createEditor } from './editor.ts';
import { getSession, setSession } from './session-actions.ts';

const contents = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ componentType: 'Text', key, text: key }));
const page = pageFixture({ revision: 1, contents } as Partial<Page>);

function openEditor() {
  const editor = createEditor();
  setSession(editor, 'page', openSession(page));
  const read = () => getSession(editor, 'page')!;
  const keys = () =>
    read()
      .draft.contents.map(({ key }) => key)
      .join('');
  const remove = (key: string) => perform(editor, [createRemove(read().draft, ['contents'], key)]);
  const removeAsOthers = (...removed: string[]) => {
    const { stored } = read();
    const newer = {
      ...stored,
      revision: stored.revision + 1,
      contents: stored.contents.filter(({ key }) => !removed.includes(key)),
    };
    setSession(editor, 'page', rebaseSession(read(), newer as Page).session);
  };
  const save = () => {
    const { draft } = read();
    setSession(editor, 'page', openSession({ ...draft, revision: draft.revision + 1 }));
  };
  return { editor, keys, remove, removeAsOthers, save };
}

test('an item returns to its place though another person removed the one before it', () => {
  const { editor, keys, remove, removeAsOthers } = openEditor();
  remove('c');
  removeAsOthers('b');
  undo(editor);
  expect(keys()).toBe('acde');
  redo(editor);
  expect(keys()).toBe('ade');
});

test('the order is restored although all items before it were removed, at once or one after the other', () => {
  const { editor, keys, remove, removeAsOthers } = openEditor();
  remove('d');
  remove('c');
  removeAsOthers('b');
  removeAsOthers('a');
  undo(editor);
  undo(editor);
  expect(keys()).toBe('cde');
});

test('the order is restored although own items were removed too, and saved, before others removed the one between', () => {
  const { editor, keys, remove, removeAsOthers, save } = openEditor();
  remove('c');
  remove('a');
  save();
  removeAsOthers('b');
  undo(editor);
  undo(editor);
  expect(keys()).toBe('acde');
});
