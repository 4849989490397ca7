import type { Products } from '../products.ts';
import { timeProductsUk } from './time-products.ts';

export const productsUk: Products = {
  'life-insurance': {
    name: 'Life insurance',
    title: 'Group life insurance (death in service)',
    card: 'Three years of pay for the family, from a workplace of five people on.',
    introduction:
      'Three years of pay for an employee’s family, usually within a week of the death certificate. From five employees on, without health questions.',
    keywords: 'death in service, group life, life assurance, expression of wish, master trust',
    what: [
      'Your company joins our master trust and pays one premium. When an employee dies, the trustees pay a multiple of salary to the people on the expression of wish form. Because the sum is paid from a trust, it does not wait for probate.',
    ],
    who: [
      'Employers with at least five employees, apprentices and zero-hours staff included. It is the benefit that most job advertisements in your trade already name.',
    ],
    covered: [
      'Death from any cause, worldwide, up to the age of 75',
      'Terminal illness, paid early',
      'A helpline for bereavement, probate and debt, for the whole family',
      'A spouse’s pension in place of the lump sum, as an option',
    ],
    notCovered: [
      'Death after leaving, unless the cover was continued',
      'Cover above the free cover limit without six health questions',
    ],
    cost: {
      example: 'A nursery with 25 employees, an average age of 37 and an average salary of £29,000.',
      numbers: [
        { prefix: '£', number: '87,000', description: 'insured for each employee, on average' },
        { prefix: '£', number: '7', description: 'a month for each employee' },
        { prefix: '£', number: '2,100', description: 'a year for the whole team' },
      ],
    },
    questions: [
      {
        title: 'Is it a benefit in kind?',
        text: 'No. Nothing is reported on a P11D, and the premium is normally deductible from corporation tax.',
      },
      {
        title: 'Does inheritance tax apply?',
        text: 'Normally not, because the trustees pay at their discretion. We ask everybody to keep the expression of wish form up to date.',
      },
      {
        title: 'Registered or excepted scheme?',
        text: 'Most employers join the registered scheme. For high earners with large pensions we set up an excepted one.',
      },
    ],
  },
  'income-protection': {
    name: 'Income protection',
    title: 'Group income protection beyond sick pay',
    card: 'Up to 80 per cent of pay when Statutory Sick Pay ends.',
    introduction:
      'Statutory Sick Pay is a flat rate that ends after 28 weeks. Group income protection pays up to 80 per cent of salary from there, and a nurse rings on day ten.',
    keywords: 'GIP, long-term sickness, absence, SSP, occupational health, rehabilitation',
    what: [
      'After a deferred period of 13, 26 or 52 weeks we pay you up to 80 per cent of salary, less state benefits, and you pay the employee through PAYE. Help begins much earlier: physiotherapy, counselling and a phased return from the second week.',
    ],
    who: [
      'Employers with at least five employees. It suits workplaces where one long absence is one too many: schools, care homes, garages, nurseries.',
    ],
    covered: [
      'Any illness or injury, mental ill health included',
      'Pension and National Insurance contributions of the employer',
      'A nurse on day ten, and treatment within five working days',
      'A return by steps, with the difference in pay made up',
    ],
    notCovered: ['The deferred period, for which sick pay is meant', 'Pay above £250,000 a year'],
    cost: {
      example:
        'The same 25 employees with 75 per cent of salary, a deferred period of 26 weeks and five years of benefit.',
      numbers: [
        { prefix: '£', number: '1,812', description: 'a month in benefit, on a salary of £29,000' },
        { number: '0.7', suffix: '%', description: 'of payroll is the premium' },
        { prefix: '£', number: '17', description: 'a month for each employee' },
      ],
    },
    questions: [
      { title: 'Is the premium a benefit in kind?', text: 'No. The benefit is taxed as pay when it is paid.' },
      {
        title: 'Who decides that somebody cannot work?',
        text: 'Our doctors, with the GP’s or consultant’s report. We pay for the report.',
      },
      {
        title: 'Can the employee be dismissed during a claim?',
        text: 'Please ask an employment lawyer first. Our helpline has one.',
      },
    ],
  },
  'health-insurance': {
    name: 'Health insurance',
    title: 'Private medical insurance for employees (PMI)',
    card: 'A consultant within two weeks, with medical history disregarded from 20 people on.',
    introduction:
      'A GP today and a consultant within two weeks, so that nobody waits eighteen for a knee. With medical history disregarded from 20 employees on.',
    keywords: 'PMI, private health, consultant, waiting list, NHS, physiotherapy, cash plan, dental',
    what: [
      'We arrange private medical insurance with an authorised insurer and look after it: joiners, leavers, claims and renewals. Employees begin with a GP by video and are referred to a consultant near them.',
    ],
    who: [
      'Employers with at least five employees. Teams of fewer than 20 join with moratorium underwriting; from 20 on, existing conditions are covered.',
    ],
    covered: [
      'Consultants, scans and tests without a yearly limit',
      'Operations in 240 private hospitals',
      'Cancer treatment from diagnosis to aftercare',
      'Physiotherapy and counselling without a referral',
    ],
    notCovered: [
      'Emergencies, which belong to the NHS',
      'Chronic conditions, after they are stable',
      'Normal pregnancy and cosmetic treatment',
    ],
    cost: {
      example:
        'Twenty-five employees with full outpatient cover and an excess of £100, Insurance Premium Tax included.',
      numbers: [
        { prefix: '£', number: '52', description: 'a month for each employee' },
        { number: '9', suffix: ' days', description: 'from a call to a consultant, on average' },
        { prefix: '£', number: '100', description: 'is what an employee pays in a year with a claim' },
      ],
    },
    questions: [
      {
        title: 'Is it a benefit in kind?',
        text: 'Yes. The premium is reported on a P11D or taxed through payroll. We send the figures in April.',
      },
      { title: 'Can families be added?', text: 'Yes, by payroll deduction at the group rate.' },
      {
        title: 'What does medical history disregarded mean?',
        text: 'Nobody is asked about health, and conditions from before are covered like new ones.',
      },
    ],
  },
  savings: {
    name: 'Pension plus',
    title: 'Pension plus: more than auto-enrolment',
    card: 'Matched contributions above the eight per cent, by salary exchange.',
    introduction:
      'Auto-enrolment puts by eight per cent of a part of pay. Pension plus counts from the first pound and matches what employees add.',
    keywords: 'workplace pension, auto-enrolment, salary sacrifice, salary exchange, retirement, savings',
    what: [
      'You keep your pension provider. We add a matching rule, salary exchange and a page on which every employee sees what it comes to at 68. Payroll gets one file a month.',
    ],
    who: [
      'Employers of any size who already meet their duties under auto-enrolment and want a pension that people notice.',
    ],
    covered: [
      'Matching up to two, four or six per cent of full pay',
      'Contributions during sickness and parental leave',
      'A yearly half hour with a regulated adviser for each employee',
    ],
    notCovered: [
      'Your declaration of compliance to The Pensions Regulator',
      'Investment returns, which depend on the fund',
    ],
    cost: {
      example: 'An employee of 35 who earns £29,000 adds two per cent, and the employer matches it.',
      numbers: [
        { prefix: '£', number: '48', description: 'a month from the employer' },
        { prefix: '£', number: '2', description: 'a month for each employee is our fee' },
        { prefix: '£', number: '66,000', description: 'more at 68, in today’s money, at 3% after inflation' },
      ],
    },
    questions: [
      {
        title: 'What does salary exchange save?',
        text: 'National Insurance, for both sides, as long as pay stays above the minimum wage.',
      },
      {
        title: 'Do employees under 22 take part?',
        text: 'Yes, from the first day if they ask. Auto-enrolment begins at 22.',
      },
      { title: 'Do we have to change our provider?', text: 'No. We work with the twelve largest, NEST included.' },
    ],
  },
  ...timeProductsUk,
};
