import type { Editor } from './editor.ts';
import { errorMessage } from './error-message.ts';
import type { Question } from './state.ts';
import { runWithToast, showError } from './toast-actions.ts';
import { writable } from './writable-state.ts';
import { common } from '../messages/messages.ts';

type Asked = Pick<Question, 'title' | 'text'> & Partial<Question>;

export function confirm(editor: Editor, question: Asked): Promise<boolean> {
  const state = writable(editor);
  state.question?.answer(false);
  return new Promise((resolve) => {
    state.question = {
      consequences: [],
      yes: common.yes,
      no: common.cancel,
      danger: false,
      ...question,
      answer: (yes) => {
        state.question = null;
        resolve(yes);
      },
    };
  });
}

/** Runs a call once the user has agreed, and returns true if it succeeded. */
export const runConfirmed = async (
  editor: Editor,
  question: Asked,
  run: () => Promise<unknown>,
  done?: string,
): Promise<boolean> => (await confirm(editor, question)) && runWithToast(editor, run, done);

/** Asks what is known once it is loaded, or nothing if `load` returns null. A question that cannot be loaded counts as declined. */
export async function confirmLoaded(editor: Editor, load: () => Promise<Asked | null>): Promise<boolean> {
  try {
    const question = await load();
    return !question || (await confirm(editor, question));
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}
