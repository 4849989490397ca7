import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Panels side by side, one of them open.',
  group: 'lists',
  synonyms: ['tabs', 'panels', 'accordion', 'slider', 'gallery', 'expand'],
  drawing: [
    ['title', 8, 7, 36],
    ['panel', 8, 18, 44, 36],
    ['title', 13, 24, 26],
    ['text', 13, 33, 34, 3],
    ['frame', 56, 18, 14, 36],
    ['frame', 74, 18, 14, 36],
  ],
  sampleContent: {
    title: 'What the panels show',
    panels: [
      { title: 'The first panel', text: '<p>Two or three sentences.</p>' },
      { title: 'The second panel', text: '<p>Two or three sentences.</p>' },
      { title: 'The third panel', text: '<p>Two or three sentences.</p>' },
    ],
  },
};

const panel = (title: string, text: string, drawing: string) => ({
  title,
  text: `<p>${text}</p>`,
  image: { imageId: drawing && `static:${drawing}`, alt: '' },
});

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'With pictures',
    item: {
      title: 'A working life, unfolded',
      panels: [
        panel(
          'Starting out',
          'Cover from the first day, and a pension that is yours from the first dollar.',
          'harbour',
        ),
        panel('A family', 'Eighteen weeks of leave for each parent, and the same desk afterwards.', 'family'),
        panel('Ten years on', 'Loyalty leave: eight weeks that nobody has to earn twice.', 'outback'),
        panel('Winding down', 'Four days, then three. Your cover stays as it was.', 'coast'),
      ],
    },
  },
  {
    name: 'Without pictures, on a ground of its own',
    item: {
      title: 'Three promises',
      panels: [
        panel('We answer', 'On the day you ask, in a whole sentence, from a person with a name.', ''),
        panel('We explain', 'Every decision names the line of your plan that it rests on.', ''),
        panel('We pay', 'Nine days on average. <a href="/au/news">See how we count them</a>.', ''),
      ],
      backgroundColour: { value: '#f2e6d0', fontColour: '#17261f' },
    },
  },
];
