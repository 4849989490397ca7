import type { DemoArticle } from '../content.ts';

export const featuresNz: DemoArticle[] = [
  {
    slug: 'whanau-and-work',
    title: 'Whānau and work: who is family?',
    label: 'Feature',
    icon: 'lightbulb',
    art: 'family',
    introduction: 'Most policies know a spouse and children. We asked members whom they would name.',
    body: [
      'A grandmother who brought up three. A cousin who pays the school fees. A friend of thirty years. When we let members name anybody, four in ten named somebody whom no other policy would have known.',
      'Since 2024 a member’s whānau is whoever the member says. It has cost us less than we feared, and it has brought us the best letters we have ever had.',
    ],
    heading: 'What members told us',
    points: [
      '41 per cent named somebody outside their household.',
      'Half of them named a grandparent.',
      'Nobody under thirty named only one person.',
    ],
    author: 'Moana Rikihana',
    more: [
      {
        heading: 'How it works in a policy',
        text: [
          'A member names up to ten people and a share for each. The list can be changed at any time in the portal, and we confirm each change by letter.',
        ],
      },
      {
        heading: 'What it costs',
        text: [
          'Claims that were paid to people outside the household made up 12 per cent of all payments. The premium did not change.',
        ],
      },
    ],
    tags: ['families', 'research'],
    daysAgo: 52,
  },
];
