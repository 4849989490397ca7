import type { PaletteEntry } from '../palette-entry.ts';

export const contactListPalette: PaletteEntry = {
  group: 'lists',
  synonyms: ['people', 'team', 'staff', 'map', 'address', 'office', 'location', 'phone', 'persons'],
  drawing: [
    ['title', 10, 7, 40],
    ['disc', 17, 27, 7],
    ['title', 28, 22, 18],
    ['text', 28, 30, 18, 2],
    ['disc', 59, 27, 7],
    ['title', 70, 22, 18],
    ['text', 70, 30, 18, 2],
    ['disc', 17, 49, 7],
    ['title', 28, 44, 18],
    ['text', 28, 52, 18, 1],
    ['disc', 59, 49, 7],
    ['title', 70, 44, 18],
    ['text', 70, 52, 18, 1],
  ],
  sampleContent: {
    title: 'People who can help',
    contacts: [
      { name: 'Name of the first person', role: 'What this person can help with' },
      { name: 'Name of the second person', role: 'What this person can help with' },
    ],
  },
};
