import type { LeaveTexts } from '../content.ts';

export const leaveUk: LeaveTexts = {
  title: 'Parental leave: more than six weeks at full pay',
  introduction:
    'Statutory pay is ninety per cent of wages for six weeks and a flat rate after that. We fill in the rest, for either parent.',
  state: {
    title: 'What happens in week seven',
    text: 'Statutory Maternity Pay lasts thirty-nine weeks. After the sixth it falls to a flat rate that is less than half of the minimum wage for full-time work. Fathers and partners have two weeks at that rate.',
  },
  plan: {
    title: 'You choose the weeks, we pay the difference',
    text: 'Insure twelve weeks, eighteen or twenty-six at full pay. You reclaim the statutory part from HMRC as ever, and the rest from us. Pension contributions are paid on full pay throughout.',
    art: 'flexibility',
  },
  numbers: [
    { number: '18', suffix: ' weeks', description: 'at full pay, in the plan most employers choose' },
    { number: '7', suffix: ' weeks', description: 'taken by fathers on average; the law pays for two' },
    { number: '88', suffix: '%', description: 'of mothers are back after a year' },
  ],
  questions: [
    {
      title: 'What if the baby comes early?',
      text: 'Neonatal care leave is up to twelve weeks by law, at the statutory rate. The plan pays those at full pay too, and does not count them against yours.',
    },
    {
      title: 'How does it work with shared parental leave?',
      text: 'Whichever of you is away is paid. You can swap every week if your rosters can.',
    },
    {
      title: 'Do I have to pay it back if I do not return?',
      text: 'No. We ask employers not to ask for it, and it is in the contract.',
    },
  ],
};
