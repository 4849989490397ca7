import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A panel with a picture and a button.',
  group: 'actions',
  synonyms: ['cta', 'button', 'banner', 'contact', 'hero', 'promotion', 'panel'],
  drawing: [
    ['panel', 8, 8, 80, 44],
    ['title', 15, 17, 30],
    ['text', 15, 27, 30, 2],
    ['button', 15, 40, 20],
    ['picture', 54, 8, 34, 44],
  ],
  sampleContent: {
    title: 'What readers can do next',
    text: '<p>One or two sentences about why they should.</p>',
  },
};

const link = { type: 'page', href: '/au/contact', text: 'Book half an hour' };

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  {
    name: 'With a picture and two ways on',
    item: {
      title: 'Half an hour, and you know what it costs',
      text: '<p>Tell us how many people you are. We come back with a plan and a price, and we do not ring again unless you ask.</p>',
      link,
      secondLink: { type: 'page', href: '/au/cover', text: 'See what we cover' },
      image: { imageId: 'static:hands', alt: '' },
    },
  },
  {
    name: 'Words alone',
    item: {
      title: 'Bring your old policy',
      text: '<p>We read it with you, <a href="/au/cover">line by line</a>, and say where it is good enough.</p>',
      link,
      image: { imageId: '' },
    },
  },
  {
    name: 'As a strip',
    item: {
      look: 'strip',
      title: 'Coming with colleagues?',
      text: '<p>Tell us how many, and we keep a table.</p>',
      link,
    },
  },
  {
    name: 'On gold',
    item: { look: 'gold', title: 'One plan for forty offices', link, image: { imageId: 'static:hands', alt: '' } },
  },
  {
    name: 'In colour',
    item: {
      title: 'Leave for those who stay',
      text: '<p>After seven years, three weeks, paid by us.</p>',
      link: { type: 'page', href: '/au/cover/loyalty-leave', text: 'How loyalty leave works' },
      image: { imageId: 'static:journey', alt: 'A road through hills' },
      backgroundColour: { value: '#f2e6d0', fontColour: '#17261f' },
    },
  },
];
