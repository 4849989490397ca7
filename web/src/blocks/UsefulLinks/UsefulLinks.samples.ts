import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A list of links, each with a line about it.',
  group: 'lists',
  synonyms: ['links', 'resources', 'downloads', 'files', 'documents', 'further reading', 'related'],
  drawing: [
    ['title', 12, 8, 34],
    ['title', 12, 22, 44],
    ['line', 12, 31, 84, 31],
    ['title', 12, 35, 52],
    ['line', 12, 44, 84, 44],
    ['title', 12, 48, 38],
  ],
  sampleContent: {
    title: 'Useful links',
    links: [
      { link: { type: 'page', href: '', text: 'Name of the first page' }, text: 'What readers find there.' },
      { link: { type: 'page', href: '', text: 'Name of the second page' }, text: 'What readers find there.' },
    ],
  },
};

const links = [
  {
    link: { type: 'page', href: '/au/cover', text: 'What we cover' },
    text: 'Life insurance, pension, leave and flexible work in one plan.',
  },
  {
    link: { type: 'external', href: 'https://www.fairwork.gov.au/leave', text: 'Fair Work: leave and public holidays' },
    text: 'What every employer in Australia owes, whoever insures them.',
  },
  { link: { type: 'external', href: 'mailto:claims@tern.example', text: 'Write to our claims desk' }, text: '' },
];

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  { name: 'Within the site and out of it', item: { title: 'Useful links', links } },
  {
    name: 'On a ground of its own',
    item: { title: 'To read on', links, backgroundColour: { value: '#143c31', fontColour: '#fffaf0' } },
  },
];
