import { type Question, state } from './state.ts';

/** A new question answers an open one with no. */
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
