/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { valueAt } from '../../../../proto/edit/path.ts';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { clearHistory, undo } from '../../edit/core/actions.ts';
import { setSession } from '../../edit/core/session-actions.ts';
import { createEditor } from '../../edit/core/editor.ts';
import { withinEditor } from '../../edit/core/testing/within-editor.tsx';
import { registerElement } from '../../edit/canvas/element-registry.ts';
import { focusTitle } from '../../edit/canvas/focus-inserted.ts';
import { useDocument } from '../../edit/core/use-document.ts';
import { openSession } from '../../edit/core/edit-session.ts';
import { EditableText } from './EditableText.tsx';

const editor = createEditor();

const path = ['contents', '#k1', 'title'];

function Text() {
  const page = useDocument('page');
  return <EditableText at="title" path={path} value={valueAt(page, path) as string} as="h2" />;
}

/** Behaves like a browser dialog: it takes the focus, and restores it while React removes the dialog. */
function Dialog() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement;
    button.current!.focus();
    return () => before.focus();
  }, []);
  return <button ref={button}>Keep editing</button>;
}

const view = (withDialog: boolean) => (
  <>
    <Text />
    {withDialog && <Dialog />}
  </>
);

async function open() {
  clearHistory(editor);
  const contents = [itemFixture('ByNumbers', 'k1', { title: 'First' })];
  setSession(editor, 'page', openSession(pageFixture({ contents })));
  const { container, rerender, unmount } = render(view(false), withinEditor(editor));
  const text = container.querySelector('h2')!;
  await act(async () => text.focus());
  const type = (words: string) =>
    act(async () => {
      text.textContent = words;
      fireEvent.input(text);
    });
  return { text, type, unmount, dialog: (shown: boolean) => act(async () => rerender(view(shown))) };
}

const stored = () => valueAt(editor.state.documents.page, path);

test('a text that regains the focus from a dialog shows the result of an undo', async () => {
  const { text, type, dialog } = await open();
  await type('First and more');
  await dialog(true);
  await dialog(false);
  expect(document.activeElement).toBe(text);
  await act(async () => undo(editor));
  expect(stored()).toBe('First');
  expect(text.textContent).toBe('First');
});

test('a focused text keeps its input while an older state is rendered', async () => {
  const { text, type } = await open();
  await type('First a');
  await type('First ab');
  expect(text.textContent).toBe('First ab');
  expect(stored()).toBe('First ab');
});

test('the line break that a browser adds at the end is not stored, and stays while the text is focused', async () => {
  const { text, type } = await open();
  await type('First\nsecond\n');
  expect(stored()).toBe('First\nsecond');
  expect(text.textContent).toBe('First\nsecond\n');
  await type('\n');
  expect(stored()).toBe('');
});

test('an undo after a focused text was removed is applied', async () => {
  const { type, unmount } = await open();
  await type('First and more');
  unmount();
  undo(editor);
  expect(stored()).toBe('First');
});

test('Enter in a text of one line inserts nothing and keeps the caret for what is typed next', async () => {
  const { text } = await open();
  expect(fireEvent.keyDown(text, { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(text);
});

test('Enter in the title of an article leads to the first text below the header', () => {
  const articleContents = [itemFixture('RichText', 'k1'), itemFixture('RichText', 'k2')];
  setSession(editor, 'page', openSession(pageFixture({ template: 'article', articleContents })));
  const register = (key: string) => (node: HTMLElement) => {
    const at = ['articleContents', `#${key}`];
    const leave = registerElement(editor, 'item', node, { path: at });
    const end = registerElement(editor, 'field', node.firstElementChild!, { path: [...at, 'text'], kind: 'richText' });
    return () => [leave, end].forEach((run) => run());
  };
  const { container } = render(
    <>
      <EditableText at="title" path={['header', 'title']} value="A title" as="h1" />
      {['k1', 'k2'].map((key) => (
        <section key={key} ref={register(key)}>
          <div tabIndex={0} />
        </section>
      ))}
    </>,
    withinEditor(editor),
  );
  fireEvent.keyDown(container.querySelector('h1')!, { key: 'Enter' });
  expect(document.activeElement).toBe(container.querySelector('section > div'));
});

test('the caret goes to the end of the title once the new page is shown, and not into the page before', async () => {
  const title = <EditableText at="title" path={['header', 'title']} value="A title" as="h1" />;
  const shows = (slug: string) => setSession(editor, 'page', openSession(pageFixture({ _id: slug, slug })));
  shows('before');
  focusTitle(editor, 'after');
  const { container, rerender } = render(title, withinEditor(editor));
  await act(async () => rerender(<div>{title}</div>));
  expect(document.activeElement).toBe(document.body);
  shows('after');
  await act(async () => rerender(<main>{title}</main>));
  expect(document.activeElement).toBe(container.querySelector('h1'));
  expect([getSelection()!.isCollapsed, getSelection()!.anchorOffset]).toEqual([true, 1]);
});

test('a text takes no more characters than its field allows, and says so', async () => {
  const { text, type } = await open();
  const isTaken = (data: string) =>
    text.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true }));
  await type('x'.repeat(299));
  expect([isTaken('y'), isTaken('yz')]).toEqual([true, false]);
  expect(editor.state.toasts.map((toast) => toast.text)).toEqual(['The maximum is 300 characters.']);
});
