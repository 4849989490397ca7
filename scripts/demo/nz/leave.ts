import type { LeaveTexts } from '../content.ts';

export const leaveNz: LeaveTexts = {
  title: 'Parental leave: twenty-six weeks at full pay',
  introduction: 'The government pays parents up to a ceiling. We pay what is missing, for all of the twenty-six weeks.',
  state: {
    title: 'Where paid parental leave stops',
    text: 'Inland Revenue pays what you earn up to a weekly maximum, and most full-time wages are above it. For many families the difference is the rent.',
  },
  plan: {
    title: 'One payment, on payday',
    text: 'The parent gets one amount from work, as always. We pay the employer back, and put in the KiwiSaver contributions of both sides, so that no child costs a pension.',
    art: 'pension',
  },
  numbers: [
    { number: '26', suffix: ' weeks', description: 'at full pay, for either parent' },
    { number: '94', suffix: '%', description: 'of parents are back after a year' },
    { prefix: '$', number: '3', description: 'a week for each person, in most plans' },
  ],
  questions: [
    { title: 'What about whāngai?', text: 'Whoever takes permanent care of a child under six is a parent to us.' },
    {
      title: 'I have only been here for a month.',
      text: 'You are covered from your first day. The government asks for six months; we pay all of it until then.',
    },
    {
      title: 'Can I work while I am away?',
      text: 'Up to sixty-four hours of keeping-in-touch, as the law has it, without losing a dollar.',
    },
  ],
};
