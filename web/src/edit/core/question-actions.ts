import { type Question, state } from './state.ts';
import { writableState } from './writable-state.ts';

/** A new question answers an open one with no. */
export function confirm(question: Pick<Question, 'title' | 'text'> & Partial<Question>): Promise<boolean> {
  state.question?.answer(false);
  return new Promise((resolve) => {
    writableState.question = {
      consequences: [],
      yes: 'Yes',
      no: 'Cancel',
      danger: false,
      ...question,
      answer: (yes) => {
        writableState.question = null;
        resolve(yes);
      },
    };
  });
}
