import { type Question, state } from './state.ts';

/** Asks a yes-or-no question in a dialog. A question asked over another one answers that with no. */
export function confirm(question: Pick<Question, 'title' | 'text'> & Partial<Question>): Promise<boolean> {
  state.question?.answer(false);
  return new Promise((resolve) => {
    state.question = {
      consequences: [],
      yes: 'Yes',
      no: 'Cancel',
      danger: false,
      ...question,
      answer: (yes) => {
        state.question = null;
        resolve(yes);
      },
    };
  });
}
