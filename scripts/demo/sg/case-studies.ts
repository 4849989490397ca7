import type { DemoArticle } from '../content.ts';

export const caseStudiesSg: DemoArticle[] = [
  {
    slug: 'lantern-logistics',
    title: 'Lantern Logistics: the same cover at every table',
    label: 'Logistics',
    icon: 'ranking',
    art: 'journey',
    introduction: 'Thirty-one nationalities, five kinds of pass, and until last year seven policies.',
    body: [
      'Every new hire meant a form, and every form meant a different answer. Drivers had less cover than the people who planned their routes.',
      'One plan replaced seven. It costs the company two per cent more, and the two people who used to run it now do something else.',
    ],
    heading: 'After a year',
    points: [
      'Everybody has hospital, life and accident cover.',
      'A new hire is covered within an hour.',
      'Complaints about benefits: three. It was ninety.',
    ],
    tags: ['logistics', 'hospital cover'],
    daysAgo: 89,
  },
  {
    slug: 'orchid-robotics',
    title: 'A start-up that insures like a bank',
    label: 'Technology',
    icon: 'lightbulb',
    art: 'window',
    introduction: 'Forty engineers, and a plan that four thousand would envy.',
    body: [
      'Orchid Robotics could not pay what the banks pay. It asked us what else would weigh as much.',
      'The answer was certainty: two years of income for the family, a year of income when ill, and a leave that begins on the first day.',
    ],
    heading: 'What it brought',
    points: [
      'Eleven offers made, eleven accepted.',
      'Nobody has left for a bank since.',
      'The premium is less than one salary.',
    ],
    tags: ['technology', 'life insurance'],
    daysAgo: 178,
  },
];
