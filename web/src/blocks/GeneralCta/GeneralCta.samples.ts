import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  {
    name: 'A line and a button',
    item: {
      title: 'Coming with colleagues?',
      text: 'Tell us how many, and we keep a table.',
      link: { type: 'page', href: '/au/contact', text: 'Keep us a table' },
    },
  },
  {
    name: 'The title alone',
    item: {
      title: 'A plan for fewer than twenty people begins at nine dollars a month for each of them',
      text: '',
      link: { type: 'external', href: 'https://example.org/calculator', text: 'Work it out' },
    },
  },
  {
    name: 'In colour',
    item: {
      title: 'Your members have an app',
      text: 'Cover, claims and leave in their pocket, on any telephone that is younger than ten years.',
      link: { type: 'page', href: '/au/cover', text: 'See what it shows' },
      backgroundColour: { value: '#e5a433', fontColour: '#17261f' },
    },
  },
];
