import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A title with indented blocks next to it.',
  group: 'layout',
  synonyms: ['section', 'group', 'container', 'columns', 'aside', 'indent'],
  drawing: [
    ['title', 8, 12, 24],
    ['frame', 38, 10, 50, 40],
    ['text', 44, 18, 38, 4],
  ],
  sampleContent: { title: 'What this part is about' },
};

const answer = (text: string) => ({ componentType: 'RichText', text });

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  {
    name: 'Beside its title',
    item: {
      title: 'What happens after a claim',
      contents: [
        answer(
          '<p>You ring one number, and one person keeps your case from that call on. We ask for two documents, never more.</p><ul><li>The certificate, as a photograph if you like</li><li>An account that belongs to the family</li></ul>',
        ),
        {
          componentType: 'CtaButton',
          link: { type: 'page', href: '/au/contact', text: 'Make a claim' },
          look: 'outline',
        },
      ],
    },
  },
  {
    name: 'With a picture and a quote, in colour',
    item: {
      title: 'Leave that is taken',
      backgroundColour: { value: '#dce8e0', fontColour: '#17261f' },
      spacing: { paddingTopLarge: '6', paddingBottomLarge: '6' },
      contents: [
        {
          componentType: 'Media',
          image: { imageId: 'static:parental-leave', alt: 'A parent and a child under a tree' },
        },
        {
          componentType: 'QuoteBlock',
          quote: '<p>I was away for twelve weeks and nobody asked when I would be back.</p>',
          name: 'Tane Walker',
          role: 'Fitter',
        },
      ],
    },
  },
];
