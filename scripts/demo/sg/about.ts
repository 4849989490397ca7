import type { AboutTexts } from '../content.ts';

export const aboutSg: AboutTexts = {
  title: 'About Banksia: forty-eight people on the twenty-first floor',
  introduction: 'Nurses, underwriters and a former hotel concierge, answering in English, Mandarin, Malay and Tamil.',
  principles: [
    {
      title: 'One card',
      text: 'Nobody in a waiting room should see from the colour of a card what sort of pass its holder has.',
    },
    {
      title: 'The employer sees the amount, never the purpose',
      text: 'What somebody claims is between them, their doctor and us.',
    },
    {
      title: 'An answer while you are on the line',
      text: 'The night desk can approve an admission. It does so about six times a night.',
    },
  ],
  story: [
    {
      date: '2011',
      title: 'A branch with one client',
      text: 'An Australian bank brings us along, and we find that its cleaners are not covered.',
      art: 'city',
    },
    {
      date: '2016',
      title: 'The flexible wallet',
      text: 'Glasses, dentists and gyms are paid from one purse, and its owner chooses.',
    },
    { date: '2020', title: 'Open all night', text: 'The night desk begins in a hard year, and stays.', art: 'letter' },
    {
      date: '2023',
      title: 'Sixty thousand for everybody',
      text: 'The new minimum for pass holders becomes our minimum for all.',
    },
    {
      date: 'This year',
      title: 'One card for every pass',
      text: 'Accepted at 640 clinics, and in every phone.',
      art: 'hands',
    },
  ],
  jobs: [
    {
      title: 'Nurse, night desk',
      place: 'Marina View',
      kind: 'Shifts, four on and four off',
      description:
        'You answer medical questions at night for members at home and abroad, and hand over to their case managers in the morning.',
    },
    {
      title: 'Underwriter',
      place: 'Marina View, two days from home',
      kind: 'Full time',
      description: 'You decide on group plans from ten to two thousand people, usually within a day.',
    },
    {
      title: 'Client adviser, small teams',
      place: 'Marina View',
      kind: 'Full time',
      description: 'You look after forty employers with fewer than fifty people each, and know most of them by name.',
    },
  ],
};
