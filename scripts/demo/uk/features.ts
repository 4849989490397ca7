import type { DemoArticle } from '../content.ts';

export const featuresUk: DemoArticle[] = [
  {
    slug: 'what-eight-per-cent-buys',
    title: 'What eight per cent buys',
    label: 'Research',
    icon: 'ranking',
    art: 'pension',
    daysAgo: 44,
    introduction: 'Auto-enrolment has given twenty million people a pension. We worked out how large it will be.',
    body: [
      'Eight per cent sounds like eight per cent. It is counted on a band of pay, so that somebody on £24,000 puts by less than six, their employer’s share included.',
      'With the University of Salford we followed 3,000 members through forty years of likely wages. The median pot pays for the heating, the council tax and a week in Llandudno. It does not pay rent.',
    ],
    heading: 'Three things that change it',
    points: [
      'Count from the first pound: a fifth more, for pennies a day.',
      'Keep paying while somebody is ill or on leave.',
      'Ask again at thirty, forty and fifty. Four in ten say yes to more.',
    ],
    author: 'Dr Helen Whitlock',
    more: [
      {
        heading: 'How we calculated',
        text: [
          'Wages from the national survey of hours and earnings, growth of 3.5 per cent a year after inflation and charges of 0.4 per cent. The median member has £92,000 at 67, in today’s money.',
        ],
      },
      {
        heading: 'What employers can do at no cost',
        text: [
          'Salary sacrifice saves National Insurance for both sides. For a team of 40, paying the saving of the employer into the pension adds about 0.9 per cent of pay.',
        ],
      },
    ],
    tags: ['pension', 'research'],
  },
];
