import type { DemoArticle } from '../content.ts';

export const featuresAu: DemoArticle[] = [
  {
    slug: 'what-flexible-work-is-worth',
    title: 'What flexible work is worth',
    label: 'Research',
    icon: 'lightbulb',
    art: 'beach',
    introduction: 'We put a price on a free Wednesday. It is higher than most pay rises.',
    body: [
      'With the University of Wollongong we asked 2,400 members to choose between pay and time, two hundred choices each. The result is a price list of everything a roster can offer.',
      'A fixed free day in the week is worth six per cent of pay to a parent, four to everybody else. Knowing the roster a month ahead is worth nearly as much, and costs the employer nothing but planning.',
    ],
    heading: 'Three things that cost little and are worth much',
    points: [
      'A roster that is fixed four weeks ahead.',
      'A day that can be swapped without asking.',
      'Leave in hours rather than in days.',
    ],
    author: 'Dr Ruth Adeyemi',
    more: [
      {
        heading: 'How we asked',
        text: [
          '2,412 members chose between two jobs that differed in pay, hours, notice of the roster and place of work. The method is known as a discrete choice experiment. Fieldwork was in March and April.',
        ],
      },
      {
        heading: 'What it means for an employer',
        text: [
          'For a team of 40 with an average salary of $85,000, a roster fixed four weeks ahead is worth about $130,000 a year to the people who work it. Publishing it costs a few hours of planning.',
        ],
      },
    ],
    tags: ['research', 'flexibility'],
    daysAgo: 48,
  },
  {
    slug: 'the-second-shift',
    title: 'The second shift',
    label: 'Feature',
    icon: 'books',
    art: 'family',
    daysAgo: 119,
    introduction: 'One in eight Australians looks after somebody. Most of them have not told the person they work for.',
    body: [
      'It begins with a lift to the hospital and becomes a rota. By the time anybody at work hears of it, there is a resignation attached.',
      'We spent a year with eleven members who care for a parent, a partner or a child. What they asked for was nearly always small, and nearly always the same.',
    ],
    heading: 'What they asked for',
    points: [
      'To be able to take a call.',
      'To swap a shift without giving the reason.',
      'Carer’s leave in hours, not in days.',
    ],
    author: 'Dr Ruth Adeyemi',
    more: [
      {
        heading: 'What the law gives',
        text: [
          'Ten days of paid personal and carer’s leave a year for permanent staff, two days of unpaid leave for each occasion, and the right to ask for flexible work after twelve months.',
        ],
      },
      {
        heading: 'What a plan can add',
        text: [
          'Carer’s cover pays for up to ten further days a year, in hours if needed. The employer sees the hours and never the reason.',
        ],
      },
    ],
    tags: ['carers', 'flexibility'],
  },
];
