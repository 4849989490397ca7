import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A drawing that moves once when it comes into view.',
  group: 'pictures',
  synonyms: ['drawing', 'illustration', 'image', 'svg', 'motion', 'icon'],
  drawing: [
    ['disc', 48, 20, 11],
    ['line', 22, 38, 74, 38],
    ['line', 34, 9, 28, 5],
    ['line', 62, 9, 68, 5],
    ['title', 30, 44, 36],
    ['text', 26, 53, 44, 1],
  ],
  sampleContent: {
    title: 'What the drawing stands for',
    text: '<p>One or two sentences that explain the drawing.</p>',
  },
};

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'Life insurance',
    item: {
      title: 'Somebody holds the umbrella',
      text: '<p>If the worst happens, the mortgage, the school fees and the next few years are looked after.</p>',
    },
  },
  {
    name: 'Pension',
    item: {
      animation: 'pension',
      title: 'It grows while you work',
      text: '<p>A little from every pay, from the first day to the last.</p>',
    },
  },
  {
    name: 'Parental leave, on a colour',
    item: {
      animation: 'parental-leave',
      title: 'The first months, at home',
      text: '<p>Paid to either parent, at your full wage.</p>',
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
  {
    name: 'Loyalty leave',
    item: {
      animation: 'loyalty-leave',
      title: 'Seven years, and then the road',
      text: '<p>Long leave that moves with you.</p>',
    },
  },
  {
    name: 'Flexibility',
    item: { animation: 'flexibility', title: 'Your hours', text: '<p>Cover that does not ask how many you work.</p>' },
  },
  { name: 'Australian-owned, by itself', item: { animation: 'australian-owned' } },
];
