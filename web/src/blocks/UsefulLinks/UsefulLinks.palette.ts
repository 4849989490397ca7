import type { PaletteEntry } from '../palette-entry.ts';

export const usefulLinksPalette: PaletteEntry = {
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
