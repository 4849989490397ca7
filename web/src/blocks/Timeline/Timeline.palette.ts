import type { PaletteEntry } from '../palette-entry.ts';

export const timelinePalette: PaletteEntry = {
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
