import type { Products } from '../products.ts';

export const timeProductsAu: Pick<Products, 'loyalty-leave' | 'flexible-work'> = {
  'loyalty-leave': {
    name: 'Loyalty leave',
    title: 'Loyalty leave: insured paid leave for long service',
    card: 'Two paid weeks after five years, insured at a level premium.',
    introduction:
      'Two extra weeks of paid leave after five years, and again after each further three. You pay a level premium, and we reimburse the wages.',
    keywords: 'long service, retention, staff turnover, sabbatical, paid leave, five years',
    what: [
      'You promise your employees time for staying. We insure the promise: when somebody takes loyalty leave you pay them as usual, and we reimburse wages, super and payroll tax within five working days.',
    ],
    who: [
      'Employers who lose people between the third and the seventh year. It is most used in construction, health care and local government.',
    ],
    covered: [
      'Two weeks at full pay after five years, and after each further three',
      'Whole weeks or single days',
      'The wages of a replacement, as an option',
    ],
    notCovered: [
      'Long service leave, which stays as the law of your state or territory has it',
      'Service before the plan began, unless you buy it in',
    ],
    cost: {
      example: 'Forty employees, an average salary of $85,000, and one in six leaving each year.',
      numbers: [
        { number: '0.35', suffix: '%', description: 'of payroll is the premium' },
        { prefix: '$', number: '25', description: 'a month for each employee' },
        { prefix: '$', number: '3,270', description: 'reimbursed for each two weeks of leave' },
      ],
    },
    questions: [
      {
        title: 'What if many people reach five years at once?',
        text: 'That is what the insurance is for. The premium is level for three years, whoever is away.',
      },
      {
        title: 'Is unused loyalty leave paid out?',
        text: 'No. It lapses after two years, and we remind the employee twice before.',
      },
      { title: 'Does a parental leave interrupt the five years?', text: 'No. Parental and sick leave both count.' },
    ],
  },
  'flexible-work': {
    name: 'Flexible work',
    title: 'Flexible work: roster advice and carer’s cover',
    card: 'A roster that people can plan with, and paid days when somebody needs care.',
    introduction:
      'Advice on rosters and flexible working requests, and insurance that pays for up to ten carer’s days a year when a child or a parent needs somebody.',
    keywords: 'flexible working, rosters, carers, work from home, part time, hours',
    what: [
      'An adviser looks at your rosters and at the requests you have had, and proposes what can change without more staff. Carer’s cover pays the wages of days that employees need beyond personal leave.',
    ],
    who: [
      'Employers with shifts, or with many parents and carers. The Fair Work Act gives a right to request flexible work after 12 months; a plan helps you to answer within the 21 days.',
    ],
    covered: [
      'Up to ten insured carer’s days for each employee and year, in hours if you like',
      'Two days of roster advice in the first year, one in each further year',
      'Templates for requests and answers, checked by employment lawyers',
    ],
    notCovered: [
      'Personal leave under the National Employment Standards',
      'Legal representation before the Fair Work Commission',
    ],
    cost: {
      example: 'Forty employees in a clinic, five insured carer’s days each.',
      numbers: [
        { prefix: '$', number: '9', description: 'a month for each employee' },
        { number: '2.1', suffix: ' days', description: 'used by each employee and year, on average' },
        { number: '4', suffix: ' weeks', description: 'from the first visit to the new roster' },
      ],
    },
    questions: [
      {
        title: 'Must an employee say who needs care?',
        text: 'To us, not to you. You see the number of hours and never the reason.',
      },
      {
        title: 'Can we take the advice without the insurance?',
        text: 'Yes, at $2,900 for the first year and up to 100 employees.',
      },
      {
        title: 'Does it cover working from home?',
        text: 'The adviser helps to agree on it. Injuries at home during work belong to workers compensation.',
      },
    ],
  },
};
