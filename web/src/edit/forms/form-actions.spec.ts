import { createEditor } from '../core/editor.ts';
import { canCloseForms, type OpenForm, registerForm } from './form-actions.ts';

const question = { title: 'Stop the import?', text: 'Imported pages stay.', yes: 'Stop', no: 'Continue' };

function importing(isRunning: boolean) {
  const editor = createEditor();
  const stopped: string[] = [];
  const form: OpenForm = {
    name: 'import',
    question,
    isChanged: () => isRunning,
    finished: () => Promise.resolve(),
    discard: () => stopped.push('stopped'),
  };
  registerForm(editor, form);
  return { editor, stopped };
}

test.each([
  ['stops', true, ['stopped']],
  ['continues', false, []],
])('a running import is closed after its question only, and %s by the answer', async (_, answer, expected) => {
  const { editor, stopped } = importing(true);
  const closed = canCloseForms(editor);
  await Promise.resolve();
  await Promise.resolve();
  expect(editor.state.question).toMatchObject(question);
  editor.state.question!.answer(answer);
  expect([await closed, stopped]).toEqual([answer, expected]);
});

test('a finished import is closed without a question', async () => {
  const { editor } = importing(false);
  expect(await canCloseForms(editor)).toBe(true);
  expect(editor.state.question).toBeNull();
});
