import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'Life insurance',
    item: {
      title: 'Somebody holds the umbrella',
      text: '<p>If the worst happens, the mortgage, the school fees and the next few years are looked after.</p>',
    },
  },
  {
    name: 'Pension',
    item: {
      animation: 'pension',
      title: 'It grows while you work',
      text: '<p>A little from every pay, from the first day to the last.</p>',
    },
  },
  {
    name: 'Parental leave, on a colour',
    item: {
      animation: 'parental-leave',
      title: 'The first months, at home',
      text: '<p>Paid to either parent, at your full wage.</p>',
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
  {
    name: 'Loyalty leave',
    item: {
      animation: 'loyalty-leave',
      title: 'Seven years, and then the road',
      text: '<p>Long leave that moves with you.</p>',
    },
  },
  {
    name: 'Flexibility',
    item: { animation: 'flexibility', title: 'Your hours', text: '<p>Cover that does not ask how many you work.</p>' },
  },
  { name: 'Australian-owned, by itself', item: { animation: 'australian-owned' } },
];
