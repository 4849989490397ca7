/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCanvas } from './use-canvas.ts';
import type { Path } from '../../../../proto/edit.ts';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { setSession } from '../core/session-actions.ts';
import { openSession } from '../core/edit-session.ts';
import { EditableContents } from './EditableContents.tsx';
import { EditablePicture } from '../../fields/picture/EditablePicture.tsx';
import { EditableText } from '../../fields/text/EditableText.tsx';
import { dropTargetAt } from './drag.ts';
import { createPointerTracking } from './pointer-tracking.ts';
import { type Editor, createEditor } from '../core/editor.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';

let editor: Editor;

const first: Path = ['contents', '#k1'];
const inner: Path = ['contents', '#k2', 'left'];

function Page({ disabled }: { disabled: boolean }) {
  useCanvas(true);
  return (
    <main>
      <section data-testid="area" {...{ 'editor-disabled': String(disabled) }}>
        <EditablePicture at="image" path={['header', 'image']} value={undefined} size="desktop" width={1} height={1} />
        <EditableText at="title" path={['header', 'title']} value="Words" as="h1" />
        <EditableContents at="left" path={inner} items={[]}>
          {null}
        </EditableContents>
      </section>
    </main>
  );
}

beforeEach(() => {
  editor = createEditor();
  const contents = [itemFixture('Text', 'k1'), itemFixture('SplitContent', 'k2', { left: [], right: [] })];
  setSession(editor, 'page', openSession(pageFixture({ contents })));
});

const area = () => screen.getByTestId('area');
/** Ways to start editing with the pointer; each returns whether editing started. */
const ways: Record<string, () => boolean> = {
  'an empty picture': () => {
    fireEvent.click(screen.getByText('Choose a picture'));
    return editor.state.editingPicture !== null;
  },
  'an empty list': () => {
    fireEvent.click(screen.getByText('Add the first block'));
    return editor.state.inserting !== null;
  },
  'the frame of a list': () => {
    // jsdom has no pointer events.
    screen.getByText('Add the first block').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    return editor.get(createPointerTracking).list !== null;
  },
  'pasting into a text': () => {
    let pasted = false;
    // jsdom has no editing commands. Browsers fire no cancelable event for them, unlike for typing.
    document.execCommand = () => (pasted = true);
    fireEvent.paste(screen.getByRole('textbox'), {
      clipboardData: { types: ['text/plain'], files: [], getData: () => 'Pasted' },
    });
    return pasted;
  },
  'a block that is dropped on a list': () => {
    // jsdom has no layout.
    document.elementsFromPoint = () => [area()];
    return dropTargetAt(editor, [first], { x: 0, y: 0 }) !== null;
  },
};

test.each(Object.entries(ways))('%s cannot be used while the editor is disabled there', async (_name, begin) => {
  const { rerender } = render(<Page disabled />, withinEditor(editor));
  await act(async () => expect(begin()).toBe(false));
  rerender(<Page disabled={false} />);
  await act(async () => expect(begin()).toBe(true));
});
