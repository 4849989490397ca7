import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Pictures with a title and a line, in two to four columns.',
  group: 'lists',
  synonyms: ['cards', 'tiles', 'gallery', 'columns', 'table', 'images', 'photos', 'features', 'services'],
  drawing: [
    ['title', 8, 7, 36],
    ['picture', 8, 18, 24, 20],
    ['picture', 36, 18, 24, 20],
    ['picture', 64, 18, 24, 20],
    ['text', 8, 44, 24, 2],
    ['text', 36, 44, 24, 2],
    ['text', 64, 44, 24, 2],
  ],
  sampleContent: {
    title: 'What the cells have in common',
    introduction: 'One sentence that introduces them.',
    cells: [
      { title: 'The first one', text: 'A sentence about it.' },
      { title: 'The second one', text: 'A sentence about it.' },
      { title: 'The third one', text: 'A sentence about it.' },
    ],
  },
};

const cell = (drawing: string, title: string, text: string, linkText = '') => ({
  image: { imageId: drawing && `static:${drawing}`, alt: '' },
  title,
  text,
  link: { type: 'page', href: linkText && '/au/cover', text: linkText },
});

const life = cell(
  'family',
  'Life insurance',
  'Three years of pay for the people they name, paid within days.',
  'How life insurance works',
);
const pension = cell(
  'pension',
  'Savings for later',
  'On top of superannuation, with your share and theirs.',
  'How savings work',
);
const parents = cell(
  'parental-leave',
  'Parental leave',
  'Full pay for either parent, in weeks or days.',
  'How leave works',
);
const work = cell('flexibility', 'Flexible work', 'Rosters that bend without breaking.', 'How rosters work');

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'In three columns',
    item: {
      title: 'One plan, three promises',
      introduction: 'Take all of it or begin with one. Everything can be added later without a new contract.',
      columns: '3',
      cells: [life, pension, parents],
    },
  },
  {
    name: 'In four columns, in colour',
    item: {
      title: 'What people ask for',
      introduction: '',
      columns: '4',
      cells: [life, pension, parents, work],
      backgroundColour: { value: '#f3c56b', fontColour: '#17261f' },
    },
  },
  {
    name: 'In two columns, the last row not full',
    item: {
      title: 'Where we are',
      introduction: '',
      columns: '2',
      cells: [
        cell('harbour', 'Sydney', 'Since 1978'),
        cell('mountains', 'Wellington', 'Since 1991'),
        cell('city', 'Singapore', 'Since 2009'),
      ],
    },
  },
  {
    name: 'Words without pictures',
    item: {
      title: 'Four rules we keep',
      introduction: 'They are older than most of us.',
      columns: '4',
      cells: [
        cell('', 'Answer', 'Somebody picks up before the fourth ring.'),
        cell('', 'Decide', 'Nine days from the first call, at the latest.'),
        cell('', 'Pay', 'Whole, once, and without conditions.'),
        cell('', 'Remember', 'Nobody tells their story twice.'),
      ],
    },
  },
];
