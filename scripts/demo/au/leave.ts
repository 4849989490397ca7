import type { LeaveTexts } from '../content.ts';

export const leaveAu: LeaveTexts = {
  title: 'Parental leave at full pay, in weeks or in days',
  introduction:
    'The government pays parents the minimum wage. We pay the difference, to either parent, in weeks or in single days.',
  state: {
    title: 'Beside Parental Leave Pay, not instead of it',
    text: 'The scheme pays the national minimum wage for up to twenty-six weeks, and since July 2025 super on top. For a nurse or an electrician that is about half of what came in before.',
  },
  plan: {
    title: 'Full pay, for whichever weeks they choose',
    text: 'You choose how many weeks you insure, from six to twenty-six. Payroll keeps paying as it always does, and we pay you back within the week. Super is paid as if nobody had been away.',
    art: 'flexibility',
  },
  numbers: [
    { number: '91', suffix: '%', description: 'of parents are back at work after a year' },
    { number: '8', suffix: ' weeks', description: 'taken by fathers on average; it used to be two' },
    { number: '0.4', suffix: '%', description: 'of wages is what most employers pay' },
  ],
  questions: [
    {
      title: 'Does it count for adoption?',
      text: 'Yes, and for permanent foster care and surrogacy, from the first day of work.',
    },
    {
      title: 'Can both of us take it?',
      text: 'Yes, at the same time or one after the other, even if you work for the same employer.',
    },
    { title: 'Can I take Wednesdays?', text: 'Yes. Leave can be taken in single days until the child is two.' },
  ],
};
