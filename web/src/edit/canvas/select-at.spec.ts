/** @jest-environment jsdom */
import { firstState, state } from '../core/state.ts';
import { registerDirective } from './directives.ts';
import { place } from './registry.ts';
import { selectAt } from './select-at.ts';

const path = ['contents', '#k1'];

function page(): { text: HTMLElement; box: HTMLElement } {
  document.body.innerHTML = '<main><div class="list"><div class="item"><p>Words</p></div></div></main>';
  const [list, box, text] = ['.list', '.item', 'p'].map((name) => document.querySelector<HTMLElement>(name)!);
  place('list', list!, { path: ['contents'] });
  place('item', box!, { path });
  place('field', text!, { path: [...path, 'text'], kind: 'text' });
  return { text: text!, box: box! };
}

beforeEach(() => void Object.assign(state, firstState()));

test('a click selects the item, its list and the field, and opens its editor in the sidebar', () => {
  selectAt(page().text);
  expect(state).toMatchObject({
    selectedComponent: { path, field: 'text' },
    selectedContent: { path: ['contents'] },
    editSidebar: true,
    editSidebarType: 'item',
  });
});

test('a click opens nothing while the editor is disabled there, and opens it when it no longer is', () => {
  const { text, box } = page();
  box.setAttribute('editor-disabled', 'true');
  selectAt(text);
  expect(state).toMatchObject({ selectedComponent: null, editSidebar: false });
  box.setAttribute('editor-disabled', 'false');
  selectAt(text);
  expect(state).toMatchObject({ selectedComponent: { path }, editSidebar: true });
});

test('a directive needs a name', () => {
  expect(() => registerDirective('' as never, (() => null) as never)).toThrow(
    'A name must be provided to successfully register a directive.',
  );
});
