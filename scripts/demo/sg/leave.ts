import type { LeaveTexts } from '../content.ts';

export const leaveSg: LeaveTexts = {
  title: 'Parental leave: the same weeks for every parent',
  introduction: 'The government pays for children who are citizens. We pay the same weeks for everybody else’s.',
  state: {
    title: 'What the law gives, and to whom',
    text: 'Sixteen weeks of maternity leave, four of paternity leave and ten of shared parental leave are paid by the government when the child is a citizen. When it is not, a mother has twelve weeks and a father none.',
  },
  plan: {
    title: 'Nobody asks for the birth certificate',
    text: 'A plan brings every parent to the same number of weeks at full pay. You are paid back by the government where it pays and by us where it does not, and your team sees one rule.',
    art: 'city',
  },
  numbers: [
    { number: '30', suffix: ' weeks', description: 'for two parents together, whatever their pass' },
    { number: '19', suffix: '%', description: 'is what a claim on the government usually leaves out' },
    { number: '1', suffix: ' hour', description: 'is what it takes to set up in your payroll' },
  ],
  questions: [
    { title: 'Is it taxed?', text: 'Like salary. CPF is paid on it for those who have CPF.' },
    {
      title: 'My family is in Chennai. Can I take it there?',
      text: 'Yes, in one piece or in two. Tell your manager four weeks ahead.',
    },
    {
      title: 'Does it count for adoption?',
      text: 'Yes, at the same number of weeks, from the day on which the child comes to live with you.',
    },
  ],
};
