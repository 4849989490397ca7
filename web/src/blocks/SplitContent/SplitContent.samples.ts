import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Two columns with their own blocks.',
  group: 'layout',
  synonyms: ['columns', 'two columns', 'grid', 'table', 'side by side', 'halves', 'row'],
  drawing: [
    ['frame', 8, 10, 38, 40],
    ['frame', 50, 10, 38, 40],
    ['text', 14, 18, 26, 4],
    ['text', 56, 18, 26, 4],
  ],
};

const words = (title: string, text: string) => ({
  componentType: 'RichText',
  text: `<h2>${title}</h2><p>${text}</p>`,
});
const picture = (name: string, alt: string) => ({
  componentType: 'Media',
  image: { imageId: `static:${name}`, alt },
});

const story = words(
  'Owned by those we cover',
  'The company belongs to a trust that our members govern. There are no shareholders to please: what is left over goes back into premiums and research.',
);
const button = {
  componentType: 'CtaButton',
  link: { type: 'page', href: '/au/cover', text: 'What we cover' },
  look: 'outline',
};

export const chapter: Chapter = 'order';

export const samples: readonly Sample[] = [
  {
    name: 'Half a picture, five twelfths of words',
    item: { width: 6, gap: 1, left: [picture('mountains', 'Hills at first light')], right: [story, button] },
  },
  {
    name: 'A third and a half, swapped on wide screens',
    item: {
      width: 4,
      gap: 2,
      reverse: { desktop: true, mobile: false },
      left: [picture('portrait-mei', 'Mei Tan')],
      right: [
        words(
          'Ask for Mei',
          'She has looked after claims for nineteen years and knows every form that can be left out.',
        ),
      ],
    },
  },
  {
    name: 'Equal columns of one height, with a gap in pixels, swapped on telephones',
    item: {
      usePixelGap: true,
      gap: 4,
      matchHeight: true,
      reverse: { desktop: false, mobile: true },
      left: [
        {
          ...words('For your people', 'Cover from the first day, for everybody whom you pay.'),
          backgroundColour: { value: '#143c31', fontColour: '#fbf5ea' },
        },
      ],
      right: [
        {
          ...words(
            'For those who run it',
            'One file a month, out of the payroll you have. If something does not fit, we ring you; the cover holds in the meantime.',
          ),
          backgroundColour: { value: '#e5a433', fontColour: '#17261f' },
        },
      ],
    },
  },
  {
    name: 'Blocks that are wide elsewhere, in colour',
    item: {
      width: 7,
      gap: 1,
      backgroundColour: { value: '#dce8e0', fontColour: '#17261f' },
      left: [
        {
          componentType: 'ContentGrid',
          title: 'Begin with two',
          columns: '2',
          cells: [
            { image: { imageId: 'static:family', alt: '' }, title: 'Life', text: 'Three years of pay.' },
            { image: { imageId: 'static:pension', alt: '' }, title: 'Later', text: 'Savings beside the law.' },
          ],
        },
      ],
      right: [
        {
          componentType: 'QuoteBlock',
          quote: '<p>We began with two and have six.</p>',
          name: 'Anna Petrakis',
          role: '',
        },
        button,
      ],
    },
  },
];
