import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'lists';

export const samples: readonly Sample[] = [
  { name: 'The three newest articles of every kind', item: {} },
  {
    name: 'Six pieces of news about leave, on a colour',
    item: {
      title: 'News about leave',
      articleType: 'news',
      tag: 'leave',
      limit: 6,
      backgroundColour: { value: '#f2e6d0', fontColour: '#17261f' },
    },
  },
  { name: 'With a tag that nobody knows', item: { title: 'For pilots', tag: 'pilots' } },
];
