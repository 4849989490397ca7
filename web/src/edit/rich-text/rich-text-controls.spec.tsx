/** @jest-environment ./scripts/jest/document-environment.js */
import { render, screen } from '@testing-library/react';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextBox } from './RichTextBox.tsx';
import { withinEditor } from '../core/testing/within-editor.tsx';

const controlsWith = (hide: RichTextPart[]) => {
  const { unmount } = render(
    <RichTextBox label="Text" value="<p>Words</p>" hide={hide} onChange={() => {}} />,
    withinEditor(),
  );
  const names = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
  unmount();
  return names;
};

const groups = {
  style: ['Bold', 'Italic', 'Underline'],
  headers: ['Paragraph', 'Heading 2', 'Heading 3', 'Heading 4'],
  lists: ['Bullet list', 'Ordered list', 'Picture'],
  links: ['Link'],
};
const all = [...Object.values(groups).flat(), 'More formats', 'Undo', 'Redo'];

test('a rich text has every control', () => {
  expect(controlsWith([])).toEqual(all);
});

test.each(Object.entries(groups))('the flag %s hides its controls and no others', (group, hidden) => {
  expect(controlsWith([group as RichTextPart])).toEqual(all.filter((name) => !hidden.includes(name)));
});

test('the flag menu hides the toolbar', () => {
  expect(controlsWith(['menu'])).toEqual([]);
});
