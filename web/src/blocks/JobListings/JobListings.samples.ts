import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Open jobs, each with its place, closing date and link.',
  group: 'lists',
  synonyms: ['careers', 'vacancies', 'positions', 'jobs', 'hiring', 'recruitment', 'table'],
  drawing: [
    ['title', 10, 8, 34],
    ['frame', 10, 19, 76, 15],
    ['title', 15, 23, 34],
    ['text', 15, 30, 24, 1],
    ['button', 66, 23, 15],
    ['frame', 10, 38, 76, 15],
    ['title', 15, 42, 28],
    ['text', 15, 49, 24, 1],
    ['button', 66, 42, 15],
  ],
  sampleContent: {
    title: 'Work with us',
    jobs: [
      { title: 'Name of the job', place: 'Town', kind: 'Full time', description: '<p>What the person will do.</p>' },
    ],
  },
};

const job = (title: string, place: string, kind: string, closes = '', more = {}) => ({
  title,
  place,
  kind,
  closes,
  link: { type: 'page', href: '/au/contact', text: 'Read more' },
  ...more,
});
const jobs = [
  job('Claims adviser for life insurance', 'Sydney', 'Full time', '2099-03-31', {
    posted: '2026-10-01',
    description: '<p>You stay with a family from the first call until the money has arrived.</p>',
  }),
  job('Pension actuary', 'Auckland', 'Part time, three days'),
  job('Head of parental leave and return to work', 'Sydney', 'Full time or shared', '2099-02-15'),
  job('A job that has closed', 'Singapore', 'Full time', '2020-01-31'),
];

export const chapter: Chapter = 'lists';

export const samples: readonly Sample[] = [
  { name: 'In the order of the list', item: { title: 'Work with us', jobs } },
  { name: 'Grouped by place', item: { title: 'Where we look for people', jobs, byPlace: true } },
  {
    name: 'While there are none, on a ground of its own',
    item: {
      jobs: [],
      none: 'There are no open jobs just now. Write to us anyway: we read every letter.',
      backgroundColour: { value: '#f2e6d0', fontColour: '#17261f' },
    },
  },
];
