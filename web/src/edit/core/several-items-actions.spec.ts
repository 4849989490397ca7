import { openSession } from './edit-session.ts';
import { redo, undo } from './actions.ts';
import { type Editor, createEditor } from './editor.ts';
import { openPanel, openSidebar, select } from './panel-actions.ts';
import { selectItems, selectRangeTo, stepSelection, toggleItem } from './select-items-actions.ts';
import { selectedItems } from './selected-items.ts';
import { setSession } from './session-actions.ts';
import { confirmRemove, duplicateSelected, moveItems, moveSelected } from './several-items-actions.ts';

let editor: Editor;

const at = '2026-11-21T09:00:00.000Z';
const item = (key: string) => ({ componentType: 'Text', key, text: key });
const list = ['contents'];
const path = (key: string) => [...list, `#${key}`];
const texts = () => (editor.state.documents.page!.contents as any[]).map(({ text }) => text).join('');
const selected = () => selectedItems(editor).map((path) => path.at(-1)!.slice(1));

beforeEach(() => {
  editor = createEditor();
  openPanel(editor, { kind: 'select', sidebar: null });
  const contents = ['a', 'b', 'c', 'd', 'e'].map(item);
  const page = { _id: 'p', revision: 1, createdAt: at, updatedAt: at, published: false, contents, header: {} };
  setSession(editor, 'page', openSession(page as never));
  select(editor, { path: path('b') }, { path: list });
});

describe('a selection of several blocks', () => {
  test('is a range with Shift, and the block selected first stays its start', () => {
    selectRangeTo(editor, path('d'));
    expect(selected()).toEqual(['b', 'c', 'd']);
    selectRangeTo(editor, path('a'));
    expect(selected()).toEqual(['a', 'b']);
  });

  test('gains and loses single blocks with Ctrl, but not its last one', () => {
    toggleItem(editor, path('e'));
    expect(selected()).toEqual(['b', 'e']);
    toggleItem(editor, path('b'));
    toggleItem(editor, path('e'));
    expect(selected()).toEqual(['e']);
  });

  test('grows and shrinks with Shift and the arrow keys, up to the ends of the list', () => {
    stepSelection(editor, 1);
    stepSelection(editor, 1);
    expect(selected()).toEqual(['b', 'c', 'd']);
    stepSelection(editor, -1);
    expect(selected()).toEqual(['b', 'c']);
    for (let step = 0; step < 4; step += 1) stepSelection(editor, -1);
    expect(selected()).toEqual(['a', 'b']);
  });

  test('closes the panel of a single block and is announced', () => {
    openSidebar(editor, 'item');
    selectRangeTo(editor, path('c'));
    expect(editor.state.editSidebar).toBe(false);
    expect(editor.state.announcement).toBe('2 blocks selected');
  });

  test('does not contain blocks that no longer exist', () => {
    selectItems(editor, list, ['b', 'gone', 'c']);
    expect(selected()).toEqual(['b', 'c']);
  });
});

describe('several selected blocks', () => {
  beforeEach(() => selectItems(editor, list, ['b', 'd']));
  const undoneAtOnce = () => {
    undo(editor);
    expect(texts()).toBe('abcde');
  };

  test('move by one position in one step, until they are at the end', () => {
    moveSelected(editor, 1);
    expect(texts()).toBe('acbed');
    undoneAtOnce();
    for (let step = 0; step < 5; step += 1) moveSelected(editor, 1);
    expect(texts()).toBe('acebd');
    for (let step = 0; step < 7; step += 1) moveSelected(editor, -1);
    expect(texts()).toBe('bdace');
    expect(selected()).toEqual(['b', 'd']);
  });

  test('are dragged in one step and stay together', () => {
    moveItems(editor, selectedItems(editor), list, 'e');
    expect(texts()).toBe('acebd');
    undoneAtOnce();
    moveItems(editor, selectedItems(editor), list, 'd');
    expect(texts()).toBe('acbde');
    expect(selected()).toEqual(['b', 'd']);
  });

  test('are duplicated after the last one in one step, and the copies are selected', () => {
    duplicateSelected(editor);
    expect(texts()).toBe('abcdbde');
    expect(selected()).toEqual([4, 5].map((index) => editor.state.documents.page!.contents[index]!.key));
    undoneAtOnce();
    expect(selected()).toEqual(['b', 'd']);
  });

  test('are removed in one step after a question that names them', async () => {
    const removed = confirmRemove(editor);
    expect(editor.state.question!.text).toBe('Remove “Text” and “Text”? You can undo this.');
    editor.state.question!.answer(true);
    await removed;
    expect(texts()).toBe('ace');
    expect(selected()).toEqual([]);
    undoneAtOnce();
    redo(editor);
    expect(texts()).toBe('ace');
  });
});
