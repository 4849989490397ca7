import type { CoverTexts } from '../content.ts';

export const coverAu: CoverTexts = {
  law: 'The National Employment Standards are where we begin: ten days of personal leave, four weeks of annual leave, long service leave as your state has it. A plan adds to them and never counts against them.',
  questions: [
    {
      title: 'Who can be covered?',
      text: 'Everybody whom you pay: full time, part time, casual, on a visa, on probation.',
    },
    {
      title: 'Is there a medical examination?',
      text: 'Not for cover up to five times yearly pay. Above that we ask six questions.',
    },
    {
      title: 'Our people have cover in their super. Why another?',
      text: 'Cover in super ends when an account has been idle for sixteen months, and most funds do not begin it before somebody is 25. Ours begins on the first day of work and ends when the work does.',
    },
    {
      title: 'What if somebody leaves?',
      text: 'They can keep the cover at the same price within sixty days, without any question.',
    },
    { title: 'How long does it take to set up?', text: 'A month for most. Your payroll needs an afternoon.' },
  ],
  service: {
    title: 'For reservists, cover that goes with them',
    text: 'Defence Reserve service is leave that the law protects. We keep every part of the plan going while somebody serves, at no charge to them or to you.',
    link: 'Ask about reserve service',
    foreground: 'soldier',
  },
};
