import type { Products } from '../products.ts';

export const timeProductsSg: Pick<Products, 'loyalty-leave' | 'flexible-work'> = {
  'loyalty-leave': {
    name: 'Loyalty leave',
    title: 'Loyalty leave: insured paid leave for long service',
    card: 'Two paid weeks after five years, insured at a level premium.',
    introduction:
      'Two extra weeks of paid leave after five years, and again after each further three. You pay a level premium, and we reimburse the salary.',
    keywords: 'long service, retention, staff turnover, sabbatical, home leave, paid leave',
    what: [
      'You promise your employees time for staying. When somebody takes it you pay as usual, and we reimburse salary and the employer’s CPF within five working days. Many use it for a long visit home.',
    ],
    who: [
      'Companies that compete with banks and cannot match their bonuses. A change of pass does not interrupt the five years.',
    ],
    covered: [
      'Two weeks at full pay after five years, and after each further three',
      'One block or single days',
      'A return ticket home for pass holders, as an option',
    ],
    notCovered: ['Annual leave under the Employment Act', 'Service before the plan began, unless you buy it in'],
    cost: {
      example: 'Sixty employees, an average salary of S$66,000, and one in five leaving each year.',
      numbers: [
        { number: '0.3', suffix: '%', description: 'of payroll is the premium' },
        { prefix: 'S$', number: '17', description: 'a month for each employee' },
        { prefix: 'S$', number: '2,540', description: 'reimbursed for each two weeks of leave' },
      ],
    },
    questions: [
      {
        title: 'Can it be taken together with annual leave?',
        text: 'Yes, up to five weeks in one piece if you agree.',
      },
      {
        title: 'Is unused loyalty leave paid out?',
        text: 'No. It lapses after two years, and we remind the employee twice before.',
      },
      { title: 'Does National Service count?', text: 'Yes. Reservist training counts as service.' },
    ],
  },
  'flexible-work': {
    name: 'Flexible benefits',
    title: 'Flexible benefits and flexible work arrangements',
    card: 'A wallet for dental, glasses and care, and help with flexible work requests.',
    introduction:
      'A yearly amount that each employee spends on dental work, glasses, fitness or the care of a parent, and help with requests for flexible work.',
    keywords: 'flexible wallet, flexi benefits, dental, optical, work from home, flexible work arrangement',
    what: [
      'You set an amount for each grade, and employees choose what to spend it on. They photograph the receipt and have the money in three working days. You see the amount, never the purpose.',
    ],
    who: [
      'Companies with at least ten employees. The Tripartite Guidelines ask every employer to have a process for flexible work requests and to answer within two months; ours comes with the plan.',
    ],
    covered: [
      'Dental, optical, health screening, fitness and vaccinations',
      'Day care and home nursing for a child or a parent',
      'A process and templates for flexible work requests',
    ],
    notCovered: ['Cash payments and vouchers', 'Receipts that are older than 90 days'],
    cost: {
      example: 'Sixty employees with S$600 each in the wallet.',
      numbers: [
        { prefix: 'S$', number: '600', description: 'a year in each wallet' },
        { prefix: 'S$', number: '3', description: 'a month for each employee is our fee' },
        { number: '82', suffix: '%', description: 'of wallets are used up by December' },
      ],
    },
    questions: [
      {
        title: 'What happens to money that is not spent?',
        text: 'It returns to you, or half of it carries over: you choose.',
      },
      {
        title: 'Is the wallet taxable?',
        text: 'Medical and dental benefits that all staff receive are not; most other items are. We report them for IR8A.',
      },
      { title: 'Can pass holders use it for family abroad?', text: 'Yes, with a receipt in any language.' },
    ],
  },
};
