/** @jest-environment ./scripts/jest/document-environment.js */
import { redo, setValue, undo } from '../core/actions.ts';
import { getSession, setSession } from '../core/session-actions.ts';
import { toPlain } from '../core/plain.ts';
import { done, sidebarOf } from './testing/sidebar-of.tsx';

const title = ['header', 'title'];

/** The title input of the sidebar, typed into and still focused. */
async function typed(words = 'Mine') {
  const sidebar = await sidebarOf({ template: 'primary', header: { title: 'Old' } });
  const field = sidebar.getByLabelText('Title') as HTMLInputElement;
  await sidebar.type(field, words);
  expect(field.value).toBe(words);
  return { ...sidebar, field };
}

test('a change by another editor is shown at once, and stays after the field loses the focus', async () => {
  const { editor, field, leave } = await typed();
  await done(() => setValue(editor, title, 'Theirs'));
  expect(field.value).toBe('Theirs');
  await leave(field);
  expect(field.value).toBe('Theirs');
});

test('undo and redo are shown while the field has the focus', async () => {
  const { editor, field } = await typed();
  await done(() => undo(editor));
  expect(field.value).toBe('Old');
  await done(() => redo(editor));
  expect(field.value).toBe('Mine');
});

test('typing continues after an undo', async () => {
  const { editor, field, type, stored } = await typed();
  await done(() => undo(editor));
  await type(field, 'Old and new');
  expect(field.value).toBe('Old and new');
  expect(stored(...title)).toBe('Old and new');
});

test('the response to a save does not revert input', async () => {
  const { editor, field, type } = await typed();
  const session = getSession(editor, 'page')!;
  await done(() => setSession(editor, 'page', { ...session, stored: session.draft, pending: toPlain([]) }));
  await type(field, 'Mine too');
  expect(field.value).toBe('Mine too');
});

test('the address of a video stays as typed although its id is stored, until another editor chooses a video', async () => {
  const video = ['contents', '#m1', 'video'];
  const item = { componentType: 'Media', key: 'm1', video: { videoId: '' } };
  const { editor, type, leave, getByLabelText } = await sidebarOf({}, item);
  const field = getByLabelText('Video') as HTMLInputElement;
  await type(field, 'https://youtu.be/abcdefgh');
  expect(field.value).toBe('https://youtu.be/abcdefgh');
  await done(() => setValue(editor, video, { videoId: '76979871', type: 'vimeo' }));
  expect(field.value).toBe('76979871');
  await type(field, 'https://youtu.be/abcdefgh');
  await leave(field);
  expect(field.value).toBe('abcdefgh');
});
