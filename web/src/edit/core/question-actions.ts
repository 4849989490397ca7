import type { Editor } from './editor.ts';
import type { Question } from './state.ts';
import { writable } from './writable-state.ts';
import { common } from '../messages/messages.ts';

export function confirm(
  editor: Editor,
  question: Pick<Question, 'title' | 'text'> & Partial<Question>,
): Promise<boolean> {
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
