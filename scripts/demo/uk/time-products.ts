import type { Products } from '../products.ts';

export const timeProductsUk: Pick<Products, 'loyalty-leave' | 'flexible-work'> = {
  'loyalty-leave': {
    name: 'Loyalty leave',
    title: 'Loyalty leave: insured paid leave for long service',
    card: 'Two paid weeks after five years, insured at a level premium.',
    introduction:
      'Two extra weeks of paid leave after five years, and again after each further three. You pay a level premium, and we reimburse the wages.',
    keywords: 'long service, retention, staff turnover, sabbatical, paid leave, term time',
    what: [
      'You promise your employees time for staying. When somebody takes it you pay as usual, and we reimburse wages, pension and National Insurance within five working days.',
    ],
    who: [
      'Employers who lose people between the third and the seventh year. Schools take it in term time, with the supply teacher insured as well.',
    ],
    covered: [
      'Two weeks at full pay after five years, and after each further three',
      'Whole weeks or single days',
      'The wages of a replacement, as an option',
    ],
    notCovered: ['The 5.6 weeks of statutory holiday', 'Service before the plan began, unless you buy it in'],
    cost: {
      example: 'Twenty-five employees, an average salary of £29,000, and one in six leaving each year.',
      numbers: [
        { number: '0.35', suffix: '%', description: 'of payroll is the premium' },
        { prefix: '£', number: '8', description: 'a month for each employee' },
        { prefix: '£', number: '1,115', description: 'reimbursed for each two weeks of leave' },
      ],
    },
    questions: [
      { title: 'Does TUPE keep the years?', text: 'Yes. Service that transfers by law counts as service with you.' },
      {
        title: 'Is unused loyalty leave paid out?',
        text: 'No. It lapses after two years, and we remind the employee twice before.',
      },
      { title: 'Does parental leave interrupt the five years?', text: 'No. Parental and sick leave both count.' },
    ],
  },
  'flexible-work': {
    name: 'Flexible work',
    title: 'Flexible working: requests, rotas and carer’s cover',
    card: 'Help with requests and rotas, and paid days when somebody needs care.',
    introduction:
      'Advice on rotas and flexible working requests, and insurance that pays for carer’s leave, which the law leaves unpaid.',
    keywords: 'flexible working request, rota, carers, carer’s leave, work from home, part time',
    what: [
      'Employees may ask for flexible working from their first day, twice a year, and you have two months to answer. An adviser helps with the answer and with the rota. Carer’s cover pays the wages of the statutory week and of four days more.',
    ],
    who: ['Employers with shifts, or with many parents and carers. One employee in seven looks after somebody.'],
    covered: [
      'The week of statutory carer’s leave, at full pay',
      'Four further days for each employee and year',
      'Two days of rota advice in the first year, one in each further year',
      'Templates for requests and answers that follow the Acas code',
    ],
    notCovered: ['Time off for dependants in an emergency', 'Representation before an employment tribunal'],
    cost: {
      example: 'Twenty-five employees in a care home.',
      numbers: [
        { prefix: '£', number: '4', description: 'a month for each employee' },
        { number: '1.6', suffix: ' days', description: 'used by each employee and year, on average' },
        { number: '4', suffix: ' weeks', description: 'from the first visit to the new rota' },
      ],
    },
    questions: [
      {
        title: 'Must an employee say who needs care?',
        text: 'To us, not to you. You see the hours and never the reason.',
      },
      {
        title: 'Can we refuse a request?',
        text: 'Yes, for one of eight business reasons, after you have talked about it. The adviser helps with the letter.',
      },
      { title: 'Can we take the advice alone?', text: 'Yes, at £1,400 for the first year and up to 100 employees.' },
    ],
  },
};
