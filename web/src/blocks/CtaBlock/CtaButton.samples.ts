import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'One button.',
  group: 'actions',
  synonyms: ['cta', 'link', 'download', 'action', 'contact'],
  drawing: [['button', 30, 25, 36]],
};

const link = (text: string) => ({ type: 'page', href: '/au/contact', text });

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  { name: 'Filled, on the left', item: { link: link('Get in Touch'), look: 'full', align: 'start' } },
  { name: 'Outlined, in the middle', item: { link: link('Read the policy'), look: 'outline', align: 'center' } },
  { name: 'Gold, on the right', item: { link: link('Join the plan'), look: 'accent', align: 'end' } },
  {
    name: 'A long text, in colour',
    item: {
      link: {
        type: 'page',
        href: '/au/parental-leave',
        text: 'The guide for members of the parental leave plan, from the first day to the return',
      },
      backgroundColour: { value: '#1c262d', fontColour: '#eef1ee' },
    },
  },
];
