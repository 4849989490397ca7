import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A newsletter sign-up through Mailchimp.',
  group: 'forms',
  synonyms: ['newsletter', 'subscribe', 'sign up', 'mailing list', 'email', 'letter'],
  drawing: [
    ['title', 18, 12, 38],
    ['text', 18, 22, 56, 1],
    ['frame', 18, 31, 38, 9],
    ['button', 60, 31, 18],
    ['text', 18, 46, 44, 1],
  ],
  sampleContent: {
    title: 'Name of the newsletter',
    text: 'What it is about, and how often it is sent.',
  },
};

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  { name: 'With an address alone', item: { listId: 'a1b2c3d4e5', writeTo: 'letters@tern.example' } },
  {
    name: 'With a name, on a ground of its own',
    item: {
      title: 'Know what changes before it does',
      text: 'Four letters a year on leave, super and life cover, written by the people who settle the claims.',
      listId: 'a1b2c3d4e5',
      label: 'Work email',
      fields: [
        { name: 'First name', id: 'FNAME', placeholder: '', required: false },
        { name: 'Company', id: 'COMPANY', placeholder: 'As on your payslip', required: true },
      ],
      submitText: 'Send me the next one',
      privacy: '<p>We write to you about benefits alone, and pass your address on to <strong>nobody</strong>.</p>',
      successMessage: 'Thank you. Please confirm the email we have just sent to you.',
      instead: 'To get our letter, write to',
      writeTo: 'letters@tern.example',
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
  { name: 'Before a mailing list is set', item: { title: 'A letter each quarter', listId: '' } },
];
