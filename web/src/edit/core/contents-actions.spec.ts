import { openSession } from './edit-session.ts';
import { pushValue, redo, undo } from './actions.ts';
import { duplicateItem, insertAtPalette, moveBy } from './contents-actions.ts';
import { removeSelected } from './several-items-actions.ts';
import { openPalette, openSidebar, select } from './panel-actions.ts';
import { setSession } from './session-actions.ts';
import { writable } from './writable-state.ts';
import { getBlock } from '../../blocks/index.ts';
import { newItem } from '../../blocks/new-item.ts';
import { type Editor, createEditor } from './editor.ts';

let editor: Editor;

const at = '2026-11-21T09:00:00.000Z';
const item = (key: string, more: object = {}) => ({ componentType: 'Text', key, text: key, ...more });
const list = { path: ['contents'] };
const path = (key: string) => ['contents', `#${key}`];
const keys = () => editor.state.documents.page!.contents.map(({ key }) => key);

beforeEach(() => {
  editor = createEditor();
  const contents = [item('k1'), item('k2', { rows: [{ key: 'r1', title: 'Row' }] }), item('k3')];
  setSession(
    editor,
    'page',
    openSession({
      _id: 'p',
      revision: 1,
      createdAt: at,
      updatedAt: at,
      published: false,
      contents,
      tags: [],
      header: {},
    } as never),
  );
});

describe('the selected component', () => {
  test('is moved up and down by one position', () => {
    moveBy(editor, path('k2'), -1);
    expect(keys()).toEqual(['k2', 'k1', 'k3']);
    moveBy(editor, path('k2'), 1);
    moveBy(editor, path('k2'), 1);
    expect(keys()).toEqual(['k1', 'k3', 'k2']);
  });

  test.each([
    ['up when it is the first', () => moveBy(editor, path('k1'), -1)],
    ['up when it is not there', () => moveBy(editor, path('gone'), -1)],
    ['down when it is the last', () => moveBy(editor, path('k3'), 1)],
    ['down when it is not there', () => moveBy(editor, path('gone'), 1)],
  ])('is not moved %s', (_when, move) => {
    move();
    expect(keys()).toEqual(['k1', 'k2', 'k3']);
  });

  test('is removed, which closes the sidebar and clears the selection', () => {
    select(editor, { path: path('k2') }, list);
    openSidebar(editor, 'item');
    removeSelected(editor);
    expect(keys()).toEqual(['k1', 'k3']);
    expect(editor.state).toMatchObject({ editSidebar: false, selectedComponent: null, selectedContent: null });
  });

  test.each([
    ['the list', { path: path('k2') }, null],
    ['the component', null, list],
  ])('is not removed when %s is not selected', (_what, component, content) => {
    Object.assign(writable(editor), { selectedComponent: component, selectedContent: content });
    removeSelected(editor);
    expect(keys()).toHaveLength(3);
  });

  test('is restored and selected when its removal is undone', () => {
    select(editor, { path: path('k2') }, list);
    removeSelected(editor);
    undo(editor);
    expect(keys()).toEqual(['k1', 'k2', 'k3']);
    expect(editor.state.selectedComponent).toEqual({ path: path('k2') });
    redo(editor);
    expect(keys()).toEqual(['k1', 'k3']);
  });

  test('is duplicated after itself, with new keys at every level', () => {
    duplicateItem(editor, path('k2'));
    const [, original, copy] = editor.state.documents.page!.contents as any[];
    expect(copy).toMatchObject({ componentType: 'Text', text: 'k2', rows: [{ title: 'Row' }] });
    expect(copy.key).not.toBe(original.key);
    expect(copy.rows[0].key).not.toBe('r1');
    expect(editor.state.selectedComponent).toEqual({ path: path(copy.key) });
  });
});

test('a block is inserted where the palette was opened, and selected', () => {
  openPalette(editor, list.path, 'k1');
  insertAtPalette(editor, [newItem(getBlock('QuoteBlock')!, 'new')]);
  expect(editor.state.documents.page!.contents.map((one) => one.componentType)).toEqual([
    'Text',
    'QuoteBlock',
    'Text',
    'Text',
  ]);
  expect(editor.state.selectedComponent!.path).toEqual(path(keys()[1]!));
  expect(editor.state.inserting).toBeNull();
});

describe('pushing a value', () => {
  test('adds it to a list', () => {
    pushValue(editor, ['tags'], 'pension');
    expect(editor.state.documents.page!.tags).toEqual(['pension']);
  });

  test('onto anything else is an error', () => {
    expect(() => pushValue(editor, ['header'], 'x')).toThrow(
      'Value provided is not type Array, please provide an Array or use the setSelected.',
    );
  });
});
