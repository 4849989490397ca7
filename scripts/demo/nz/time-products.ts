import type { Products } from '../products.ts';

export const timeProductsNz: Pick<Products, 'loyalty-leave' | 'flexible-work'> = {
  'loyalty-leave': {
    name: 'Loyalty leave',
    title: 'Loyalty leave: insured paid leave for long service',
    card: 'Two paid weeks after five years, insured at a level premium.',
    introduction:
      'Two extra weeks of paid leave after five years, and again after each further three. You pay a level premium, and we reimburse the wages.',
    keywords: 'long service leave, retention, staff turnover, sabbatical, paid leave',
    what: [
      'The Holidays Act knows no long service leave, so many agreements promise some and hope that nobody counts. We insure the promise: you pay the employee as usual, and we reimburse wages and KiwiSaver within five working days.',
    ],
    who: [
      'Employers who lose people between the third and the seventh year, seasonal workplaces included: five seasons count as five years.',
    ],
    covered: [
      'Two weeks at full pay after five years, and after each further three',
      'Whole weeks or single days',
      'The wages of a replacement, as an option',
    ],
    notCovered: ['The four weeks of annual holidays', 'Service before the plan began, unless you buy it in'],
    cost: {
      example: 'Forty employees, an average salary of NZ$72,000, and one in six leaving each year.',
      numbers: [
        { number: '0.35', suffix: '%', description: 'of payroll is the premium' },
        { prefix: '$', number: '21', description: 'a month for each employee' },
        { prefix: '$', number: '2,770', description: 'reimbursed for each two weeks of leave' },
      ],
    },
    questions: [
      {
        title: 'Is unused loyalty leave paid out?',
        text: 'No. It lapses after two years, and we remind the employee twice before.',
      },
      {
        title: 'How is the pay calculated?',
        text: 'As for annual holidays: the higher of ordinary and average weekly earnings.',
      },
      { title: 'Does parental leave interrupt the five years?', text: 'No. Parental and sick leave both count.' },
    ],
  },
  'flexible-work': {
    name: 'Flexible work',
    title: 'Flexible work: roster advice and care days',
    card: 'A roster that people can plan with, and paid days when whānau need care.',
    introduction:
      'Advice on rosters and flexible working requests, and insurance that pays for up to ten care days a year when whānau need somebody.',
    keywords: 'flexible working, rosters, carers, work from home, part time, hours',
    what: [
      'An adviser looks at your rosters and proposes what can change without more staff. Care days pay wages beyond sick leave, for whomever the employee has named as whānau.',
    ],
    who: [
      'Employers with shifts or seasons. Any employee may ask for flexible work from the first day, and you have one month to answer in writing.',
    ],
    covered: [
      'Up to ten insured care days for each employee and year',
      'Two days of roster advice in the first year, one in each further year',
      'Templates for requests and answers, in English and te reo Māori',
    ],
    notCovered: [
      'Sick and bereavement leave under the Holidays Act',
      'Representation before the Employment Relations Authority',
    ],
    cost: {
      example: 'Forty employees on two ferries, five insured care days each.',
      numbers: [
        { prefix: '$', number: '8', description: 'a month for each employee' },
        { number: '1.9', suffix: ' days', description: 'used by each employee and year, on average' },
        { number: '4', suffix: ' weeks', description: 'from the first visit to the new roster' },
      ],
    },
    questions: [
      { title: 'Who counts as whānau?', text: 'Whoever the employee has named, up to ten people.' },
      {
        title: 'Must an employee give the reason?',
        text: 'To us, not to you. You see the hours and never the reason.',
      },
      { title: 'Can we take the advice alone?', text: 'Yes, at NZ$2,400 for the first year and up to 100 employees.' },
    ],
  },
};
