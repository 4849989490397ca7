import type { Products } from '../products.ts';
import { timeProductsSg } from './time-products.ts';

export const productsSg: Products = {
  'life-insurance': {
    name: 'Life insurance',
    title: 'Group term life insurance for employees',
    card: 'Three years of pay for the family, wherever the family lives.',
    introduction:
      'A lump sum of three years of pay for an employee’s family, in Singapore or abroad, whatever pass the employee holds.',
    keywords: 'group term life, death cover, DPS, critical illness, total permanent disability',
    what: [
      'Your company holds one policy and pays one premium. When an employee dies or becomes totally and permanently disabled, we pay a multiple of salary to the people named, in the currency of their country.',
      'It comes on top of the Dependants’ Protection Scheme, which covers citizens and permanent residents with CPF only.',
    ],
    who: [
      'Companies with at least five employees. Citizens, permanent residents and pass holders have the same cover from the first day.',
    ],
    covered: [
      'Death from any cause, worldwide',
      'Total and permanent disability before 65',
      'Terminal illness, paid early',
      'Critical illness with 37 conditions, as an option',
    ],
    notCovered: [
      'Suicide in the first 12 months, above the free cover limit',
      'War, except for NSmen on duty in Singapore',
    ],
    cost: {
      example: 'A logistics company with 60 employees, an average age of 36 and an average salary of S$66,000.',
      numbers: [
        { prefix: 'S$', number: '198,000', description: 'insured for each employee, on average' },
        { prefix: 'S$', number: '19', description: 'a month for each employee' },
        { prefix: 'S$', number: '13,680', description: 'a year for the whole team' },
      ],
    },
    questions: [
      {
        title: 'Is there a medical examination?',
        text: 'Not up to the free cover limit, which is S$500,000 for a team of 60.',
      },
      {
        title: 'Is the premium taxable for employees?',
        text: 'Not when the cover is for the whole staff and the company may keep the benefit. IRAS has the rule; your tax agent can confirm it.',
      },
      {
        title: 'Can somebody who leaves keep the cover?',
        text: 'Yes, within 60 days, at the same price, even after leaving Singapore.',
      },
    ],
  },
  'income-protection': {
    name: 'Income protection',
    title: 'Income protection for employees',
    card: 'Up to 75 per cent of salary when an illness lasts longer than sick leave.',
    introduction:
      'Up to 75 per cent of salary, every month, when an illness or injury lasts longer than hospitalisation leave. For up to five years.',
    keywords: 'group disability income, illness, hospitalisation leave, sick leave, salary',
    what: [
      'The Employment Act gives 14 days of outpatient sick leave and 60 days with hospitalisation. After 60 or 90 days we pay up to 75 per cent of salary, and the CPF contributions of both sides for those who have CPF.',
    ],
    who: [
      'Companies with at least ten employees. Engineers, drivers and cleaners are insured on the same terms; only the premium differs by occupation.',
    ],
    covered: [
      'Illness and injury, at work and outside it',
      'Mental ill health, for up to two years',
      'CPF contributions of employer and employee',
      'Rehabilitation and a return in part-time hours',
    ],
    notCovered: [
      'What the Work Injury Compensation Act already pays',
      'The waiting period, which paid sick leave covers',
    ],
    cost: {
      example:
        'The same 60 employees with 75 per cent of salary, a waiting period of 60 days and five years of benefit.',
      numbers: [
        { prefix: 'S$', number: '4,125', description: 'a month in benefit, on a salary of S$66,000' },
        { number: '0.6', suffix: '%', description: 'of payroll is the premium' },
        { prefix: 'S$', number: '33', description: 'a month for each employee' },
      ],
    },
    questions: [
      {
        title: 'What if the pass ends during a claim?',
        text: 'We pay on for the rest of the benefit period, into an account in any country.',
      },
      { title: 'Is the benefit taxed?', text: 'It is paid through payroll and treated as salary.' },
      {
        title: 'Does it replace work injury insurance?',
        text: 'No. That is compulsory for manual workers and for those who earn up to the limit of the law.',
      },
    ],
  },
  'health-insurance': {
    name: 'Hospital cover',
    title: 'Hospital cover for employees on every pass',
    card: 'Hospital bills paid by letter of guarantee, for citizens and pass holders alike.',
    introduction:
      'Hospital and surgical insurance of S$60,000 a year or more for every employee, accepted for Work Permits and S Passes, with one card for all.',
    keywords: 'hospital cover, work pass, work permit, S Pass, medical insurance, surgical, MediShield',
    what: [
      'Group hospital and surgical insurance with a letter of guarantee: employees show the card and pay no deposit. For pass holders it meets what the Ministry of Manpower asks of employers, the sharing of bills above S$15,000 included.',
    ],
    who: [
      'Companies with at least ten employees. It is compulsory for Work Permit and S Pass holders, and most companies cover everybody else to the same amount.',
    ],
    covered: [
      'Ward, surgery and intensive care in public and private hospitals',
      'Day surgery, and treatment before and after a stay',
      'GP and specialist visits at 640 clinics, as an option',
      'Emergencies abroad, up to 90 days',
    ],
    notCovered: [
      'Work injuries, which the Work Injury Compensation Act covers',
      'Cosmetic treatment',
      'Normal pregnancy, unless you add it',
    ],
    cost: {
      example: 'Sixty employees in B1 wards of public hospitals, S$60,000 a year each.',
      numbers: [
        { prefix: 'S$', number: '31', description: 'a month for each employee' },
        { prefix: 'S$', number: '24', description: 'a month more with GP visits' },
        { number: '1', suffix: ' hour', description: 'until the confirmation for a pass arrives' },
      ],
    },
    questions: [
      {
        title: 'How does it work with an Integrated Shield Plan?',
        text: 'Ours pays first, so the employee’s own plan keeps its no-claim discount.',
      },
      {
        title: 'Are existing conditions covered?',
        text: 'After 12 months for teams of 10 to 49, from the first day from 50 employees on.',
      },
      { title: 'Can families be added?', text: 'Yes, spouses and children who live in Singapore, at the same price.' },
    ],
  },
  savings: {
    name: 'Savings beside CPF',
    title: 'Retirement savings for employees, beside CPF',
    card: 'SRS for citizens and residents, and a fund that moves for pass holders.',
    introduction:
      'CPF covers citizens and permanent residents. A savings plan does the same for pass holders, and adds to CPF for everybody else.',
    keywords: 'CPF, SRS, retirement, savings, pension, provident fund, pass holders',
    what: [
      'You match what an employee saves, up to a share that you choose. Citizens and permanent residents save through the Supplementary Retirement Scheme (SRS); pass holders save into a fund that moves with them when they leave Singapore.',
    ],
    who: ['Companies that want to offer pass holders something in place of CPF, and citizens something on top of it.'],
    covered: [
      'Contributions from five per cent of salary, from either side',
      'Transfers to superannuation, KiwiSaver and provident funds abroad',
      'A yearly half hour with a licensed adviser, in four languages',
    ],
    notCovered: ['CPF contributions, which the law sets', 'Investment returns, which depend on the fund'],
    cost: {
      example:
        'An employee of 35 on an Employment Pass who earns S$66,000 saves five per cent, and the employer matches it.',
      numbers: [
        { prefix: 'S$', number: '275', description: 'a month from the employer' },
        { prefix: 'S$', number: '4', description: 'a month for each employee is our fee' },
        { prefix: 'S$', number: '86,000', description: 'after ten years, at 5% a year' },
      ],
    },
    questions: [
      {
        title: 'When does the employer’s share belong to the employee?',
        text: 'From the first day, or in steps over three years: you choose.',
      },
      {
        title: 'Are contributions tax-free?',
        text: 'SRS contributions are deductible up to the yearly limit. Contributions for pass holders to other funds are taxed as salary.',
      },
      {
        title: 'Can the money be taken out early?',
        text: 'From SRS with a charge of five per cent; from the fund when the employee leaves the company.',
      },
    ],
  },
  ...timeProductsSg,
};
