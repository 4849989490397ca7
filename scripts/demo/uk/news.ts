import type { DemoArticle } from '../content.ts';

export const newsUk: DemoArticle[] = [
  {
    slug: 'sick-pay-from-the-first-day',
    title: 'Sick pay from the first day: what it means for your plan',
    label: 'Sick pay',
    icon: 'lightbulb',
    art: 'moor',
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
    tags: ['claims', 'sick pay'],
  },
  {
    slug: 'offices-in-glasgow-and-cardiff',
    title: 'Offices in Glasgow and Cardiff',
    label: 'About us',
    icon: 'location',
    art: 'office',
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
    tags: ['about us'],
  },
  {
    slug: 'group-life-for-five',
    title: 'Group life for workplaces of five',
    label: 'Small teams',
    icon: 'ranking',
    art: 'shelter',
    daysAgo: 118,
    introduction:
      'The smallest scheme used to be ten. Most small businesses have fewer people, and now get life cover too.',
    body: [
      'A garage, a nursery, a vet: their people were told to insure themselves. Few did, and those who most needed it were refused.',
      'From five people on there are now no questions about health, and the price stands on one page. The scheme sits in our master trust, so nobody has to be a trustee.',
    ],
    heading: 'What it costs',
    points: ['About £7 a month for each person.', 'Three years of pay, for everybody.', 'Set up in a week.'],
    tags: ['small teams', 'life insurance'],
  },
];
