import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'lists';

export const samples: readonly Sample[] = [
  { name: 'As it is added', item: {} },
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
