import type { Products } from '../products.ts';
import { timeProductsNz } from './time-products.ts';

export const productsNz: Products = {
  'life-insurance': {
    name: 'Life insurance',
    title: 'Group life insurance for employees',
    card: 'Three years of pay for whoever they name as whānau.',
    introduction:
      'A lump sum of three years of pay for the people an employee names, whether or not they share a house or a surname. One policy, paid by the workplace.',
    keywords: 'death cover, group life, terminal illness, funeral',
    what: [
      'Your company holds one policy for everybody it pays. When an employee dies or becomes terminally ill, we pay a multiple of salary to the people on their list, usually within a week of the last paper.',
    ],
    who: [
      'Employers with at least five people, seasonal workers and people on a work visa included. ACC pays after an accident; most deaths before 65 are caused by illness.',
    ],
    covered: [
      'Death from any cause, worldwide',
      'Terminal illness, paid early',
      'A tangi or funeral advance of NZ$10,000 within two working days',
      'Permanent disablement, as an option',
    ],
    notCovered: ['Suicide in the first 13 months, above the free cover limit', 'Service in a war zone'],
    cost: {
      example: 'A packhouse in Tauranga with 40 employees, an average age of 38 and an average salary of NZ$72,000.',
      numbers: [
        { prefix: '$', number: '216,000', description: 'insured for each employee, on average' },
        { prefix: '$', number: '22', description: 'a month for each employee' },
        { prefix: '$', number: '10,560', description: 'a year for the whole team' },
      ],
    },
    questions: [
      {
        title: 'Do employees have to answer health questions?',
        text: 'Not up to the free cover limit, which is NZ$600,000 for a team of 40.',
      },
      {
        title: 'Does it replace ACC?',
        text: 'No. After a fatal accident ACC pays its grants and weekly compensation, and we pay the whole sum as well.',
      },
      { title: 'Can an employee who leaves keep the cover?', text: 'Yes, within 60 days and without a health check.' },
    ],
  },
  'income-protection': {
    name: 'Income protection',
    title: 'Income protection for illness, beside ACC',
    card: 'Up to 80 per cent of pay when it is an illness and not an accident.',
    introduction:
      'ACC pays 80 per cent after an accident. Income protection pays the same after a stroke, cancer or a depression, for up to five years.',
    keywords: 'income cover, ACC, illness, sick leave, salary continuance, rehabilitation',
    what: [
      'After a waiting period of four, eight or thirteen weeks we pay up to 80 per cent of pay, allowances included, on the usual payday. KiwiSaver contributions carry on, yours and theirs.',
    ],
    who: [
      'Employers with at least five people who work 15 hours a week or more. Ten days of sick leave a year is what the Holidays Act asks for; the average claim lasts 11 months.',
    ],
    covered: [
      'Illness of any kind, mental ill health included',
      'The weeks until ACC decides, paid back by ACC if it accepts',
      'KiwiSaver contributions of both sides',
      'Vocational help and a return by steps',
    ],
    notCovered: ['What ACC already pays', 'The waiting period, which sick leave usually covers'],
    cost: {
      example:
        'The same 40 employees with 80 per cent of pay, a waiting period of eight weeks and five years of benefit.',
      numbers: [
        { prefix: '$', number: '4,800', description: 'a month in benefit, on a salary of NZ$72,000' },
        { number: '0.8', suffix: '%', description: 'of payroll is the premium' },
        { prefix: '$', number: '48', description: 'a month for each employee' },
      ],
    },
    questions: [
      {
        title: 'Is it an injury or an illness?',
        text: 'You do not have to decide. Send us what ACC has written, and we pay until both of us have agreed.',
      },
      { title: 'Are overtime and allowances insured?', text: 'Yes, as the average of the last twelve months.' },
      {
        title: 'Is the benefit taxed?',
        text: 'It is paid through payroll and taxed as wages. The premium is deductible.',
      },
    ],
  },
  'health-insurance': {
    name: 'Health insurance',
    title: 'Group health insurance: surgery and specialists',
    card: 'Private surgery and specialists, with most existing conditions covered.',
    introduction:
      'Private surgery, specialists and tests for your employees and their families, so that nobody waits a year for a hip or a scan.',
    keywords: 'medical insurance, surgery, specialist, pre-existing conditions, hospital, dental',
    what: [
      'We arrange a group scheme with a licensed health insurer and look after it: joining, payroll, claims and questions. You pay for your employees; they can add their whānau at the group rate.',
    ],
    who: [
      'Employers with at least 15 people. From that size on, most pre-existing conditions are covered after a stand-down of 90 days.',
    ],
    covered: [
      'Surgery in private hospitals, up to NZ$300,000 a year',
      'Specialists, scans and tests, with or without surgery',
      'Cancer treatment, with medicines that Pharmac does not fund',
      'GP, dental and optical, as an option',
    ],
    notCovered: [
      'Accidents, which are treated through ACC',
      'Emergency care in a public hospital',
      'Cosmetic treatment and normal pregnancy',
    ],
    cost: {
      example: 'Forty employees with surgical and specialist cover and an excess of NZ$250.',
      numbers: [
        { prefix: '$', number: '74', description: 'a month for each employee' },
        { prefix: '$', number: '61', description: 'a month for a partner, at the group rate' },
        { number: '90', suffix: ' days', description: 'until existing conditions are covered' },
      ],
    },
    questions: [
      {
        title: 'Does fringe benefit tax apply?',
        text: 'Yes, when the employer holds the policy. We send the figures with each invoice.',
      },
      { title: 'Can children be added?', text: 'Yes, until they are 21. The fourth child costs nothing.' },
      {
        title: 'Which surgeon can people choose?',
        text: 'Any registered specialist. With the 1,900 who are affiliated there is nothing to pay in advance.',
      },
    ],
  },
  savings: {
    name: 'KiwiSaver plus',
    title: 'KiwiSaver plus: employer contributions on top',
    card: 'Matched contributions above the KiwiSaver minimum, with any provider.',
    introduction:
      'You match what an employee puts into KiwiSaver above the minimum, up to a share that you choose. Any provider, one payroll rule.',
    keywords: 'KiwiSaver, retirement, savings, employer contribution, superannuation, first home',
    what: [
      'The law asks for 3.5 per cent from each side. With KiwiSaver plus you match four, six or eight per cent. We calculate it, pay it through payday filing and show each employee what it comes to at 65.',
    ],
    who: [
      'Employers of any size. Employees on a temporary visa, who cannot join KiwiSaver, save into a managed fund on the same terms.',
    ],
    covered: [
      'Matching rules by grade or length of service',
      'Contributions during parental leave and illness',
      'A yearly half hour with a financial adviser for each employee',
    ],
    notCovered: [
      'Investment returns, which depend on the provider and the fund',
      'Withdrawals before 65, except for a first home, hardship or serious illness',
    ],
    cost: {
      example: 'An employee of 35 who earns NZ$72,000 contributes six per cent, and the employer matches it.',
      numbers: [
        { prefix: '$', number: '150', description: 'a month from the employer above the minimum, before ESCT' },
        { prefix: '$', number: '3', description: 'a month for each employee is our fee' },
        { prefix: '$', number: '118,000', description: 'more at 65, in today’s money, at 3% after inflation and tax' },
      ],
    },
    questions: [
      { title: 'Is the contribution taxed?', text: 'Yes, employer’s superannuation contribution tax (ESCT) applies.' },
      {
        title: 'What about a savings suspension?',
        text: 'Your extra share pauses with theirs and begins again with it.',
      },
      { title: 'Does anybody have to change provider?', text: 'No. We pay through Inland Revenue, whoever it is.' },
    ],
  },
  ...timeProductsNz,
};
