import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A form whose answers are stored as leads, and sent by mail or to another system.',
  group: 'forms',
  synonyms: ['contact', 'enquiry', 'lead', 'questionnaire', 'survey', 'message', 'email', 'input'],
  drawing: [
    ['title', 18, 6, 34],
    ['frame', 18, 15, 60, 8],
    ['frame', 18, 26, 60, 8],
    ['frame', 18, 37, 60, 8],
    ['button', 18, 48, 22],
  ],
  sampleContent: { title: 'What the form is for' },
};

export const chapter: Chapter = 'steps';

const row = (kind: string, label: string, required = true, options = '') => ({ kind, label, required, options });
const consent = 'I agree that you store what I have entered and reply to it.';

export const samples: readonly Sample[] = [
  {
    name: 'Contact',
    item: {
      title: 'Write to us',
      text: '<p>We reply within <strong>one working day</strong>.</p>',
      fields: [row('text', 'Name'), row('email', 'Email'), row('longText', 'Message')],
      consent,
    },
  },
  {
    name: 'Quote',
    item: {
      title: 'Ask for a quote',
      fields: [
        row('text', 'Name'),
        row('text', 'Company'),
        row('email', 'Work email'),
        row('choice', 'Employees', true, 'Fewer than 20\n20 to 199\n200 or more'),
        row('date', 'Start of the plan', false),
        row('longText', 'What you need', false),
      ],
      consent,
      submitText: 'Ask for a quote',
      successMessage: 'Thank you. You get our quote within three working days.',
    },
  },
  {
    name: 'Call back',
    item: {
      title: 'We call you',
      fields: [
        row('text', 'Name'),
        row('phone', 'Phone'),
        row('choice', 'Best time', true, 'In the morning\nIn the afternoon'),
      ],
      submitText: 'Call me',
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
  {
    name: 'Registration',
    item: {
      title: 'Register',
      fields: [row('text', 'Name'), row('email', 'Email'), row('checkBox', 'I bring a colleague', false)],
      privacy: '<p>We delete your registration after the event.</p>',
      submitText: 'Register',
    },
  },
];
