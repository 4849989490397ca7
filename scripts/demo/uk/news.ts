import type { DemoArticle } from '../content.ts';

export const newsUk: DemoArticle[] = [
  {
    slug: 'sick-pay-from-the-first-day',
    title: 'Sick pay from the first day: what it means for your plan',
    label: 'Sick pay',
    icon: 'lightbulb',
    art: 'heather',
    daysAgo: 9,
    introduction:
      'The three waiting days are gone, and so is the lower earnings limit. Plans that counted on them needed a new beginning.',
    body: [
      'For forty years the first three days of an illness were nobody’s. They now belong to the employer, at the statutory rate, for everybody on the payroll.',
      'We have moved the start of short-term cover from the fourth day to the first in all plans. Premiums have not changed: shorter absences turned out to be rarer than the Treasury feared.',
    ],
    heading: 'What you have to do',
    points: [
      'Nothing, if your plan began this year.',
      'Older plans: sign the one-page amendment in your portal.',
      'Tell your part-timers. Many do not know that they are covered.',
    ],
    more: [
      {
        heading: 'What statutory sick pay is now',
        text: [
          'It is paid from the first day of sickness and to employees on any earnings. For low earners it is 80 per cent of usual pay, if that is less than the flat rate.',
        ],
      },
      {
        heading: 'How our cover adds to it',
        text: [
          'Short-term cover tops statutory pay up to 80 or 100 per cent of salary for up to 26 weeks. We refund the employer each month.',
        ],
      },
    ],
    tags: ['sick pay', 'employers'],
  },
  {
    slug: 'a-nurse-rings-on-day-ten',
    title: 'A nurse rings on day ten',
    label: 'Claims',
    icon: 'phone',
    art: 'letter',
    daysAgo: 37,
    introduction: 'One call in the second week saves four months, on average. We have the figures of three years.',
    body: [
      'Most long absences do not begin long. They begin with a bad back, a bad manager or a bad letter, and become long while everybody waits for somebody else.',
      'Since 2022 one of our nurses rings everybody who has been off for ten days. Of 9,400 people, six in ten have gone back to their own job, and one in ten to a better one.',
    ],
    heading: 'What is said in the call',
    points: [
      'How are you, and who is with you?',
      'What would have to change for you to go back?',
      'May we tell your employer that? If not, we do not.',
    ],
    more: [
      {
        heading: 'Who the nurses are',
        text: [
          'Twelve registered nurses, each with at least five years in occupational health. The same nurse stays with a person until they are back at work.',
        ],
      },
      {
        heading: 'What employers get to know',
        text: [
          'Only what the employee agrees to: usually a date, the hours that are possible and what would help. Medical details stay with the nurse.',
        ],
      },
    ],
    tags: ['claims', 'sick pay'],
  },
  {
    slug: 'offices-in-glasgow-and-cardiff',
    title: 'Offices in Glasgow and Cardiff',
    label: 'About us',
    icon: 'location',
    art: 'window',
    daysAgo: 71,
    introduction: 'Fourteen people who know what a close is, and nine who answer in Welsh.',
    body: [
      'Fit notes, funeral law and school terms differ from one part of the kingdom to the next. A claim should be read by somebody who does not have to look that up.',
      'Both offices have a doctor, a nurse and a door that opens onto the street. Drop in.',
    ],
    heading: 'Where to find them',
    points: [
      'Glasgow: 41 Miller Street, G1.',
      'Cardiff: 7 Womanby Street, CF10.',
      'Monday to Friday, 8.30 am to 5.30 pm.',
    ],
    more: [
      {
        heading: 'What the offices do',
        text: ['Both handle claims, set up new schemes and train managers. Cardiff does so in Welsh and English.'],
      },
      {
        heading: 'For schemes with us already',
        text: ['Your contact stays the same. If you would like to move to one of the new offices, tell your adviser.'],
      },
    ],
    tags: ['about us'],
  },
  {
    slug: 'group-life-for-five',
    title: 'Group life for workplaces of five',
    label: 'Small teams',
    icon: 'ranking',
    art: 'desk',
    daysAgo: 118,
    introduction:
      'The smallest scheme used to be ten. Most small businesses have fewer people, and now get life cover too.',
    body: [
      'A garage, a nursery, a vet: their people were told to insure themselves. Few did, and those who most needed it were refused.',
      'From five people on there are now no questions about health, and the price stands on one page. The scheme sits in our master trust, so nobody has to be a trustee.',
    ],
    heading: 'What it costs',
    points: ['About £7 a month for each person.', 'Three years of pay, for everybody.', 'Set up in a week.'],
    more: [
      {
        heading: 'What is included',
        text: [
          'Death in service at three or four times salary, bereavement support for the family and a will-writing service for every employee.',
        ],
      },
      {
        heading: 'How to apply',
        text: [
          'Send us a list with dates of birth, salaries and occupations. You have a price on the same day and cover from the first of the next month.',
        ],
      },
    ],
    tags: ['small teams', 'life insurance'],
  },
];
