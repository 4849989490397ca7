import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'The next page with a teaser',
    item: {
      link: { type: 'page', href: '/au/cover', text: 'The whole of a working life' },
      text: 'Life insurance, super and leave in one place: what each of them does, and when.',
    },
  },
  {
    name: 'With a label and a picture of its own',
    item: {
      label: 'Then read',
      link: { type: 'page', href: '/au/contact', text: 'Talk to somebody who knows your award' },
      image: { imageId: 'static:hands', alt: '' },
    },
  },
  {
    name: 'Without a picture, on a colour',
    item: {
      link: { type: 'page', href: '/au/news', text: 'All our news' },
      image: { imageId: '' },
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
