import { defineRefusals } from './define-refusals.ts';

export const richTextRefusals = defineRefusals('rich-text', {
  tooLong: [
    'too-large',
    '{name} has more than {max, number} characters. Paste it without its formatting, or split it into several blocks.',
  ],
  tooManyElements: [
    'too-large',
    '{name} has more than {max, number} elements. Paste it without its formatting, or split it into several blocks.',
  ],
  tooDeep: [
    'invalid',
    '{name} is nested more than {max} levels deep. Paste it without its formatting, or split it into several blocks.',
  ],
  tooLongInTotal: ['too-large', 'The rich texts have more than {max, number} characters.'],
  tooSlow: [
    'invalid',
    'The text of this page takes too long to check. Paste it in smaller parts, or without its formatting.',
  ],
});
