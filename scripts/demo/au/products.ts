import type { Products } from '../products.ts';
import { timeProductsAu } from './time-products.ts';

export const productsAu: Products = {
  'life-insurance': {
    name: 'Life insurance',
    title: 'Group life insurance for employees',
    card: 'Three years of pay for the people they name, with cover for permanent disability.',
    introduction:
      'A lump sum of three years of pay when an employee dies or can never work again. One policy, one premium, no medical questions for most.',
    keywords: 'death cover, TPD, total and permanent disablement, group life, terminal illness',
    what: [
      'Your company holds one policy for everybody on the payroll and pays the premium. When an employee dies, becomes terminally ill or is totally and permanently disabled (TPD), we pay a multiple of their salary.',
      'The money goes to the people whom the employee has named. It does not pass through a super fund, so no trustee has to decide who receives it.',
    ],
    who: [
      'Employers with at least 10 employees, in any state or territory. Full-time, part-time and casual staff are covered from their first shift, up to the age of 70.',
      'It suits teams whose default cover in super is low, or lapses while an account is inactive.',
    ],
    covered: [
      'Death from any cause, worldwide, 24 hours a day',
      'Terminal illness, paid while the employee is alive',
      'Total and permanent disablement, with the “own occupation” definition for the first two years',
      'A funeral advance of $15,000 within two working days',
    ],
    notCovered: [
      'Suicide in the first 13 months, for cover above the automatic acceptance limit',
      'War service outside Australia',
    ],
    cost: {
      example:
        'A builder in Newcastle with 40 employees, an average age of 38 and an average salary of $85,000 insures three years of pay, TPD included. The rate is guaranteed for three years.',
      numbers: [
        { prefix: '$', number: '255,000', description: 'insured for each employee, on average' },
        { prefix: '$', number: '31', description: 'a month for each employee' },
        { prefix: '$', number: '14,880', description: 'a year for the whole team' },
      ],
    },
    questions: [
      {
        title: 'Do employees have to answer health questions?',
        text: 'Not up to the automatic acceptance limit, which is $750,000 for a team of 40. Above it we ask six questions.',
      },
      {
        title: 'How is this different from life cover in super?',
        text: 'You decide on the amount, it does not reduce anybody’s retirement savings, and it does not stop because an account is inactive.',
      },
      {
        title: 'Does fringe benefits tax apply?',
        text: 'Usually yes, for life cover that an employer pays outside super. The premium itself is deductible. Please check with your tax adviser.',
      },
      { title: 'Can an employee who leaves keep the cover?', text: 'Yes, within 60 days and without a health check.' },
    ],
  },
  'income-protection': {
    name: 'Income protection',
    title: 'Income protection for employees',
    card: 'Up to 75 per cent of salary when illness or injury keeps somebody from work.',
    introduction:
      'Up to 75 per cent of salary, every month, when illness or injury keeps an employee away for longer than sick leave lasts. Super contributions can continue too.',
    keywords: 'salary continuance, sick, illness, injury, disability income, return to work, rehabilitation',
    what: [
      'Also called group salary continuance. After a waiting period of 30, 60 or 90 days we pay up to 75 per cent of salary, for two years, five years or until the age of 65.',
      'A rehabilitation consultant agrees on a return with the employee, the doctor and you. While somebody returns in part-time hours, we make up the difference.',
    ],
    who: [
      'Employers with at least 10 employees who work 15 hours a week or more. Ten days of personal leave are soon gone; workers compensation pays only for what happens at work.',
    ],
    covered: [
      'Illness and injury, at work and outside it',
      'Mental ill health, on the same terms as any other illness',
      'Super contributions at 12 per cent of the salary before the claim',
      'Rehabilitation, retraining and changes to the workplace',
    ],
    notCovered: [
      'The waiting period, which personal leave usually covers',
      'What workers compensation or a compulsory scheme already pays',
      'Normal pregnancy, which parental leave cover pays for',
    ],
    cost: {
      example:
        'The same 40 employees with 75 per cent of salary, a waiting period of 60 days and a benefit period of two years.',
      numbers: [
        { prefix: '$', number: '5,312', description: 'a month in benefit, on a salary of $85,000' },
        { number: '0.9', suffix: '%', description: 'of payroll is the premium' },
        { prefix: '$', number: '64', description: 'a month for each employee' },
      ],
    },
    questions: [
      {
        title: 'Is the benefit taxed?',
        text: 'Yes, as income of the employee. You pay it through payroll and we reimburse you, or we pay the employee and withhold tax.',
      },
      {
        title: 'Does fringe benefits tax apply to the premium?',
        text: 'Normally not: the otherwise deductible rule applies to income protection. Please check with your tax adviser.',
      },
      {
        title: 'Which waiting period do most employers choose?',
        text: '60 days. 30 days costs about a third more, 90 days about a fifth less.',
      },
    ],
  },
  'health-insurance': {
    name: 'Health insurance',
    title: 'Corporate health insurance: hospital and extras',
    card: 'Hospital and extras cover at a group rate, with the usual waiting periods waived.',
    introduction:
      'Hospital and extras cover at a group rate for your employees and their families, paid by you, shared, or paid by them from their salary.',
    keywords: 'private health, dental, optical, physio, hospital, extras, corporate health plan',
    what: [
      'We arrange a corporate plan with a registered private health insurer and look after it: joining, leaving, payroll deductions and questions. Employees choose single, couple or family cover at a rate below the public price.',
    ],
    who: [
      'Employers with at least 20 employees. It is often chosen by companies that recruit people on temporary skilled visas, who need adequate health cover, and by teams that wait too long for elective surgery.',
    ],
    covered: [
      'Private hospital, with a choice of doctor and of excess',
      'Extras: dental, optical, physiotherapy, psychology',
      'Ambulance in every state and territory',
      'A telephone line staffed by nurses, day and night',
    ],
    notCovered: [
      'Gap fees above the schedule, unless the doctor takes part in gap cover',
      'The 12 months before pregnancy cover begins',
      'What Medicare pays in full',
    ],
    cost: {
      example:
        'Silver hospital cover with a $750 excess and medium extras, in New South Wales, before the government rebate. The employer pays half.',
      numbers: [
        { prefix: '$', number: '168', description: 'a month for one adult, at the group rate' },
        { number: '8', suffix: '%', description: 'below the public price' },
        { prefix: '$', number: '84', description: 'a month from the employer for each adult' },
      ],
    },
    questions: [
      {
        title: 'Are waiting periods waived?',
        text: 'The two-month and six-month waits on extras are, for everybody who joins in the first 60 days. Waits that other funds have already counted carry over.',
      },
      {
        title: 'Does it save the Medicare levy surcharge?',
        text: 'Yes, the hospital part counts for the employee and the family members named on the policy.',
      },
      {
        title: 'Does fringe benefits tax apply?',
        text: 'Yes, to the share that you pay. Employees who pay from their salary after tax cause none.',
      },
    ],
  },
  savings: {
    name: 'Extra super',
    title: 'Extra super and savings for employees',
    card: 'Matched contributions on top of the super guarantee, to whichever fund they have.',
    introduction:
      'You match what an employee saves, up to a share that you choose, on top of the superannuation guarantee. The money goes to the fund they already have.',
    keywords: 'superannuation, retirement, savings, salary sacrifice, matched contributions, pension',
    what: [
      'Employees sacrifice a part of their salary, and you add the same amount up to a limit, often two per cent of pay. We calculate it each pay run, pay the funds through SuperStream and show every employee what it comes to at 67.',
    ],
    who: [
      'Employers of any size who want to pay more than 12 per cent without a fixed promise. Employees keep their own fund: we are not a super fund and do not ask anybody to move.',
    ],
    covered: [
      'Matching rules by grade, age or length of service',
      'Contributions during parental leave and income protection',
      'A yearly half hour with a licensed adviser for each employee',
      'Warnings before anybody exceeds the concessional cap',
    ],
    notCovered: [
      'Investment returns, which depend on the employee’s fund',
      'Withdrawal before the preservation age, which the law does not allow',
    ],
    cost: {
      example: 'An employee of 35 who earns $85,000 saves two per cent, and the employer matches it.',
      numbers: [
        { prefix: '$', number: '142', description: 'a month from the employer' },
        { prefix: '$', number: '4', description: 'a month for each employee is our fee' },
        {
          prefix: '$',
          number: '196,000',
          description: 'more at 67, in today’s money, at 3.5% after inflation and tax',
        },
      ],
    },
    questions: [
      {
        title: 'What happens when somebody leaves?',
        text: 'Everything paid so far is theirs. There is no vesting period.',
      },
      {
        title: 'Does salary sacrifice lower the super guarantee?',
        text: 'No. The guarantee is calculated on the salary before the sacrifice.',
      },
      {
        title: 'Can casuals take part?',
        text: 'Yes. Their share is calculated from what they earned in the pay run.',
      },
    ],
  },
  ...timeProductsAu,
};
