import type { Page } from '../../../../../proto/entities/page.ts';
import { plainText } from '../../../../../proto/rich-text.ts';
import { findDescribed, textOf, type Thing } from './find-described.ts';

const MIN_QUESTIONS = 2;

/** Foldouts can hold anything; a page is a list of questions if at least two titles end with a question mark. */
export function createQuestions(page: Page | null): Thing[] {
  const questions = findDescribed(page, 'question')
    .map(({ question, answer }) => ({ name: plainText(textOf(question)), text: plainText(textOf(answer)) }))
    .filter(({ name, text }) => /[?？]$/.test(name) && text !== '');
  if (questions.length < MIN_QUESTIONS) return [];
  const mainEntity = questions.map(({ name, text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
