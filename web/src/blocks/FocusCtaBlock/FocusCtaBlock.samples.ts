import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  {
    name: 'With the soldier',
    item: {
      title: 'Cover for those who serve',
      text: '<p>Deployment, injury, coming home: a plan that was written with people who have done all three.</p>',
      link: { type: 'page', href: '/au/contact', text: 'Talk to somebody who served' },
      foreground: 'soldier',
    },
  },
  {
    name: 'With the businessman, in few words',
    item: {
      title: 'One plan for forty offices',
      text: '',
      link: { type: 'page', href: '/au/contact', text: 'Get in Touch' },
      foreground: 'businessman',
    },
  },
];
