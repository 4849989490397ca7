import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'The newest articles side by side, and a link to all.',
  group: 'articles',
  synonyms: ['articles', 'blog', 'feed', 'slider', 'posts', 'latest', 'cards', 'stories'],
  drawing: [
    ['title', 8, 8, 30],
    ['button', 72, 7, 16],
    ['picture', 8, 19, 28, 20],
    ['picture', 40, 19, 28, 20],
    ['picture', 72, 19, 18, 20],
    ['text', 8, 45, 26, 2],
    ['text', 40, 45, 26, 2],
    ['text', 72, 45, 18, 2],
  ],
};

export const chapter: Chapter = 'lists';

export const samples: readonly Sample[] = [
  { name: 'As it is added', item: {} },
  { name: 'In a grid', item: { look: 'grid', title: 'Latest articles', articleType: 'all', limit: 3 } },
  {
    name: 'Articles of every kind about leave, on a colour',
    item: {
      title: 'More about leave',
      articleType: 'all',
      tags: ['leave', 'parents'],
      limit: 12,
      link: { type: 'page', href: '/au/search?q=leave', text: 'Everything about leave' },
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
  {
    name: 'With a tag that no article has',
    item: { title: 'Nothing yet', tags: ['no-such-tag'], link: { type: 'page', href: '', text: '' } },
  },
];
