import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A plain paragraph.',
  group: 'more',
  synonyms: ['paragraph', 'plain', 'note', 'copy', 'words'],
  drawing: [['text', 14, 19, 68, 4]],
};

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  {
    name: 'A paragraph with a break',
    item: {
      text: 'We cover everybody whom you pay: full time, part time, casual, on a visa, on probation.\nNobody fills in a form about their health.',
    },
  },
  {
    name: 'In colour',
    item: {
      text: 'Our offices are closed between Christmas and New Year. Claims are answered all the same.',
      backgroundColour: { value: '#e5a433', fontColour: '#17261f' },
    },
  },
];
