import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'The newest articles of a kind and tag, always up to date.',
  group: 'more',
  synonyms: ['articles', 'news', 'blog', 'feed', 'posts', 'related', 'listing', 'tag'],
  drawing: [
    ['title', 8, 8, 30],
    ['picture', 8, 19, 24, 18],
    ['picture', 36, 19, 24, 18],
    ['picture', 64, 19, 24, 18],
    ['text', 8, 43, 24, 3],
    ['text', 36, 43, 24, 3],
    ['text', 64, 43, 24, 3],
  ],
};

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
