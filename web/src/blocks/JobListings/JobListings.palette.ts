import type { PaletteEntry } from '../palette-entry.ts';

export const jobListingsPalette: PaletteEntry = {
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
