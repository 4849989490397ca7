import type { Chapter, Sample } from '../sample.ts';

const links = [
  {
    link: { type: 'page', href: '/au/cover', text: 'What we cover' },
    text: 'Life insurance, pension, leave and flexible work in one plan.',
  },
  {
    link: { type: 'external', href: 'https://www.fairwork.gov.au/leave', text: 'Fair Work: leave and public holidays' },
    text: 'What every employer in Australia owes, whoever insures them.',
  },
  { link: { type: 'external', href: 'mailto:claims@banksia.example', text: 'Write to our claims desk' }, text: '' },
];

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  { name: 'Within the site and out of it', item: { title: 'Useful links', links } },
  {
    name: 'On a ground of its own',
    item: { title: 'To read on', links, backgroundColour: { value: '#143c31', fontColour: '#fffaf0' } },
  },
];
