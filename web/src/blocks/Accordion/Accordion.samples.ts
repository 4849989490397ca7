import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Questions with collapsible answers.',
  group: 'lists',
  synonyms: ['faq', 'questions', 'answers', 'collapse', 'toggle', 'expand', 'help'],
  drawing: [
    ['title', 12, 8, 40],
    ['frame', 12, 18, 72, 15],
    ['title', 17, 22, 34],
    ['text', 17, 29, 50, 1],
    ['frame', 12, 37, 72, 8],
    ['text', 17, 40, 40, 1],
    ['frame', 12, 49, 72, 8],
    ['text', 17, 52, 46, 1],
  ],
  sampleContent: {
    title: 'Questions about this subject',
    items: [
      { title: 'What do readers ask first?', text: '<p>A short answer, with the most important part first.</p>' },
      { title: 'What do they ask next?', text: '<p>A short answer, with the most important part first.</p>' },
      { title: 'What do they ask before they decide?', text: '<p>A short answer, and where to find more.</p>' },
    ],
  },
};

const items = [
  {
    title: 'Does my life cover end when I change employers?',
    text: '<p>No. You have <strong>60 days</strong> to take it with you, at the same premium and without a new health statement.</p>',
  },
  {
    title: 'Who decides about parental leave, my manager or the insurer?',
    text: '<p>Neither. What you are owed is written in your plan:</p><ul><li>18 weeks at full pay for each parent</li><li>flexible days until the child is three</li></ul>',
  },
  {
    title:
      'How long does a claim take from the first call until the money is in the account, when every document is there?',
    text: '<p>Nine days on average last year. See <a href="/au/news">how we count them</a>.</p>',
  },
];

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  { name: 'Several answers at once', item: { title: 'Questions we are asked', items } },
  { name: 'One answer at a time', item: { title: 'About claims', items, single: true } },
  {
    name: 'On a ground of its own',
    item: { title: 'Before you ask', items, backgroundColour: { value: '#143c31', fontColour: '#fffaf0' } },
  },
];
