import type { DemoArticle } from '../content.ts';

export const caseStudiesAu: DemoArticle[] = [
  {
    slug: 'redgum-constructions',
    title: 'How Redgum Constructions kept its crews',
    label: 'Construction',
    icon: 'mountains',
    art: 'shelter',
    introduction:
      'Nine hundred people on forty sites, and one in three left every year. Then cover came to the site shed.',
    body: [
      'Redgum had insurance through super, like everybody else. Nobody knew what it covered, and the people who most needed it had lost it when they changed funds.',
      'We moved life and income cover into the employment contract and explained it at toolbox talks, fifteen minutes at a time, before the first coffee.',
    ],
    heading: 'After two years',
    points: [
      'Turnover fell from 34 to 19 per cent.',
      'Every worker under 25 has income cover.',
      'Eleven claims, all paid, the fastest in four days.',
    ],
    tags: ['construction', 'life insurance'],
    daysAgo: 96,
  },
  {
    slug: 'harbour-health',
    title: 'Parental leave that fits a hospital roster',
    label: 'Health care',
    icon: 'contactCalendar',
    art: 'parental-leave',
    introduction: 'Harbour Health wanted its nurses to come back. So it asked them when.',
    body: [
      'A shift roster and a small child do not go together, and the hospital lost its best people in the first year after a birth.',
      'Insured parental leave made it affordable to offer twenty weeks, in days as well as in blocks, to either parent.',
    ],
    heading: 'What happened',
    points: [
      'Nine in ten parents have come back.',
      'Fathers take eight weeks on average; it used to be two.',
      'Agency costs are down by a fifth.',
    ],
    tags: ['health care', 'parental leave'],
    daysAgo: 143,
  },
];
