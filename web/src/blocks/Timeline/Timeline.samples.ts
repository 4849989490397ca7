import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Moments in order, along a line.',
  group: 'lists',
  synonyms: ['steps', 'history', 'process', 'milestones', 'chronology', 'how it works'],
  drawing: [
    ['line', 18, 8, 18, 54],
    ['disc', 18, 13, 3],
    ['title', 30, 10, 30],
    ['text', 30, 18, 52, 1],
    ['disc', 18, 30, 3],
    ['title', 30, 27, 24],
    ['text', 30, 35, 52, 1],
    ['disc', 18, 47, 3],
    ['title', 30, 44, 34],
    ['text', 30, 52, 52, 1],
  ],
  sampleContent: {
    title: 'What the moments lead to',
    events: [
      { date: 'First', title: 'What happens first', text: '<p>One or two sentences about it.</p>' },
      { date: 'Then', title: 'What happens next', text: '<p>One or two sentences about it.</p>' },
      { date: 'Finally', title: 'What happens in the end', text: '<p>One or two sentences about it.</p>' },
    ],
  },
};

const moments = [
  {
    date: '1978',
    title: 'Forty teachers and a biscuit tin',
    text: '<p>A staff room in Ballarat starts a fund for colleagues who fall ill. The tin still stands in reception.</p>',
    image: { imageId: 'static:letter', alt: 'A hand-written letter' },
  },
  {
    date: '1994',
    title: 'Superannuation for all of them',
    text: '<p>The law makes it everybody’s; we make it <a href="/au/cover">readable</a>.</p>',
    image: { imageId: '' },
  },
  {
    date: '2011',
    title: 'Parental leave, paid to both parents',
    text: '<p>The first insurer here to offer it to employers of every size:</p><ul><li>eighteen weeks</li><li>either parent</li></ul>',
    image: { imageId: 'static:parental-leave', alt: 'A parent with a baby' },
  },
  { date: 'Today', title: 'Three countries, one promise', text: '', image: { imageId: '' } },
];

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  { name: 'Four moments, two with a picture', item: { events: moments } },
  {
    name: 'A claim, step by step, on a colour',
    item: {
      title: 'What happens after you call',
      events: [
        { date: 'Day 1', title: 'You tell us', text: '<p>By telephone or online, in ten minutes.</p>' },
        { date: 'Day 3', title: 'A person, with a name', text: '<p>Your case manager calls you back.</p>' },
        { date: 'Day 9', title: 'A decision', text: '<p>In writing, with the reasons.</p>' },
      ],
      backgroundColour: { value: '#f2e6d0', fontColour: '#17261f' },
    },
  },
];
