import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Large numbers and what they count.',
  group: 'lists',
  synonyms: ['statistics', 'figures', 'facts', 'counter', 'percent', 'kpi', 'metrics', 'data'],
  drawing: [
    ['title', 8, 10, 34],
    ['word', 8, 38, '42'],
    ['word', 38, 38, '7×'],
    ['word', 68, 38, '9%'],
    ['text', 8, 45, 22, 2],
    ['text', 38, 45, 22, 2],
    ['text', 68, 45, 22, 2],
  ],
  sampleContent: {
    title: 'What the numbers are about',
    items: [
      { number: '10', description: 'What the first number counts' },
      { number: '20', description: 'What the second number counts' },
      { number: '30', suffix: '%', description: 'What the third number counts' },
    ],
  },
};

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  {
    name: 'Four numbers',
    item: {
      title: 'Last year, in numbers',
      items: [
        { prefix: '$', number: '412', suffix: 'm', description: 'paid to families and to people on long leave' },
        { prefix: '', number: '98.4', suffix: '%', description: 'of life claims were accepted' },
        { prefix: '', number: '9', suffix: ' days', description: 'from a complete claim to a decision, on average' },
        { prefix: '', number: '640', suffix: 'k', description: 'people are covered through their work' },
      ],
    },
  },
  {
    name: 'One long number, on a colour',
    item: {
      title: '',
      items: [
        {
          prefix: 'A$',
          number: '3,218,440,000',
          suffix: '',
          description: 'in superannuation, looked after since 1978',
        },
        { prefix: '', number: '1', suffix: ' in 14', description: 'working Australians has cover with us' },
      ],
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
