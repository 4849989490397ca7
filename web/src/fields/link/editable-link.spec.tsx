/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render, screen } from '@testing-library/react';
import { useCanvas } from '../../edit/canvas/use-canvas.ts';
import { openSession } from '../../edit/core/edit-session.ts';
import { createEditor } from '../../edit/core/editor.ts';
import { setSession } from '../../edit/core/session-actions.ts';
import { withinEditor } from '../../edit/core/testing/within-editor.tsx';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { EditableLink } from './EditableLink.tsx';

const link = { type: 'page', href: '', text: '' } as const;

function namesOf(item: ReturnType<typeof itemFixture>, paths: readonly string[][]): (readonly [string, string])[] {
  const editor = createEditor();
  setSession(editor, 'page', openSession(pageFixture({ contents: [item] })));
  render(
    paths.map((path) => (
      <EditableLink key={path.join()} at="link" path={['contents', `#${item.key}`, ...path]} value={link} />
    )),
    withinEditor(editor),
  );
  return screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-label') ?? button.textContent] as const);
}

test('the empty links of a block have the labels of their fields', () => {
  const item = itemFixture('CtaBlock', 'k1', { link, secondLink: link });
  expect(namesOf(item, [['link'], ['secondLink']])).toEqual([
    ['Set up “Button”', 'Set up “Button”'],
    ['Set up “Second link”', 'Set up “Second link”'],
  ]);
});

test('the names of empty links of rows begin with the visible words and name the row', () => {
  const rows = [
    { key: 'r1', link, text: 'Prices' },
    { key: 'r2', link, text: '' },
  ];
  const item = itemFixture('UsefulLinks', 'k1', { links: rows });
  expect(
    namesOf(item, [
      ['links', '#r1', 'link'],
      ['links', '#r2', 'link'],
    ]),
  ).toEqual([
    ['Set up “Link”', 'Set up “Link” of “Prices”'],
    ['Set up “Link”', 'Set up “Link” of “Link #2”'],
  ]);
});

test('a press on an empty link opens its field, also while the sidebar is folded', () => {
  const editor = createEditor();
  setSession(editor, 'page', openSession(pageFixture({ contents: [itemFixture('CtaBlock', 'k1', { link })] })));
  const path = ['contents', '#k1', 'link'];
  const Canvas = () => {
    useCanvas(true);
    return <EditableLink at="link" path={path} value={link} />;
  };
  render(<Canvas />, withinEditor(editor));
  fireEvent.click(screen.getByRole('button'));
  expect(editor.state.setting).toEqual(path);
});
