import type { DemoArticle } from '../content.ts';

export const caseStudiesUk: DemoArticle[] = [
  {
    slug: 'pritchard-and-daughters',
    title: 'A bakery, a stroke and a Saturday job',
    label: 'Food',
    icon: 'mountains',
    art: 'hands',
    daysAgo: 62,
    introduction: 'Twelve people make the bread of Abergavenny. When one of them fell ill, eleven knew by breakfast.',
    body: [
      'Maureen had run the shop for nineteen years when she had a stroke. Her sick pay would have ended after twenty-eight weeks, and the bakery could not have afforded to do more.',
      'Income protection paid 75 per cent of her wages for fourteen months. An occupational therapist moved the till, and then the hours. She is back, on Saturdays and two mornings.',
    ],
    heading: 'What it took',
    points: [
      'A visit on day eleven.',
      'Speech therapy, twice a week for five months.',
      'A plan that costs the bakery £164 a month for all twelve.',
    ],
    tags: ['food', 'income protection'],
  },
  {
    slug: 'northern-academies',
    title: 'Supply costs down by a third at Northern Academies',
    label: 'Education',
    icon: 'books',
    art: 'heather',
    daysAgo: 127,
    introduction: 'Fourteen schools spent more on supply teachers than on books. Now it is the other way round.',
    body: [
      'Teachers are signed off with stress, and the waiting list for counselling is longer than the term. Meanwhile a stranger takes the class.',
      'The trust insured what it could not wait for: counselling within five working days, and a return that begins with one lesson.',
    ],
    heading: 'After two school years',
    points: [
      'Average absence down from 41 days to 23.',
      'Supply costs down by 34 per cent.',
      'Nine in ten who were off are teaching again.',
    ],
    tags: ['education', 'sick pay'],
  },
];
