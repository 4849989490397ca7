/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import { clearSelection } from '../core/panel-actions.ts';
import { registerDirective } from './directives.ts';
import { registerElement } from './element-registry.ts';
import { selectAt } from './select-at.ts';
import { type Editor, createEditor } from '../core/editor.ts';

let editor: Editor;

const path = ['contents', '#k1'];

function page(): { text: HTMLElement; box: HTMLElement } {
  document.body.innerHTML = '<main><div class="list"><div class="item"><p>Words</p></div></div></main>';
  const [list, box, text] = ['.list', '.item', 'p'].map((name) => document.querySelector<HTMLElement>(name)!);
  registerElement(editor, 'list', list!, { path: ['contents'] });
  registerElement(editor, 'item', box!, { path });
  registerElement(editor, 'field', text!, { path: [...path, 'text'], kind: 'text' });
  return { text: text!, box: box! };
}

beforeEach(() => {
  jest.useFakeTimers();
  editor = createEditor();
});
afterEach(() => void jest.useRealTimers());

test('a click selects the item, its list and the field, and opens its editor in the sidebar', () => {
  selectAt(editor, page().text);
  expect(editor.state).toMatchObject({
    selectedComponent: { path, field: 'text' },
    selectedContent: { path: ['contents'] },
  });
  jest.runAllTimers();
  expect(editor.state).toMatchObject({ editSidebar: true, editSidebarType: 'item' });
});

test('the sidebar waits until a click on a text cannot become a double click or a drag', () => {
  const { text } = page();
  const point = (type: string) => window.dispatchEvent(new Event(type));
  selectAt(editor, text);
  point('pointerdown');
  jest.runAllTimers();
  expect(editor.state.editSidebar).toBe(false);
  point('pointerup');
  jest.runAllTimers();
  expect(editor.state.editSidebar).toBe(true);
});

test('the sidebar does not open for a text that is no longer selected, and at once for anything else', () => {
  const { text, box } = page();
  selectAt(editor, text);
  clearSelection(editor);
  jest.runAllTimers();
  expect(editor.state.editSidebar).toBe(false);
  selectAt(editor, box);
  expect(editor.state.editSidebar).toBe(true);
});

test('a click opens nothing while the editor is disabled there', () => {
  const { text, box } = page();
  box.setAttribute('editor-disabled', 'true');
  selectAt(editor, text);
  expect(editor.state).toMatchObject({ selectedComponent: null, editSidebar: false });
  box.setAttribute('editor-disabled', 'false');
  selectAt(editor, text);
  jest.runAllTimers();
  expect(editor.state).toMatchObject({ selectedComponent: { path }, editSidebar: true });
});

test('a directive needs a name', () => {
  expect(() => registerDirective(editor, '' as never, (() => null) as never)).toThrow(
    'A name must be provided to successfully register a directive.',
  );
});
