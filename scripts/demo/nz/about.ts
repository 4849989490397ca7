import type { AboutTexts } from '../content.ts';

export const aboutNz: AboutTexts = {
  title: 'About Banksia: sixty-four of us, and a kettle',
  introduction:
    'In Auckland, Wellington and Ōtautahi Christchurch, for seven hundred and sixty workplaces and their whānau.',
  principles: [
    {
      title: 'Whānau is whom you name',
      text: 'A cousin, a neighbour, the grandmother who brought you up. We do not ask how you are related.',
    },
    {
      title: 'We come to you',
      text: 'To the packhouse, the ferry, the night shift. Nobody signs what they have only read.',
    },
    {
      title: 'Plain words, in your language',
      text: 'Every letter is in English and te reo Māori, and in Samoan, Tongan or Hindi when you ask.',
    },
  ],
  story: [
    {
      date: '2009',
      title: 'Two desks on Customs Street',
      text: 'Four employers, all of whom had asked the Australians first.',
      art: 'office',
    },
    {
      date: '2013',
      title: 'After the quakes',
      text: 'We learn in Christchurch that a claim is a conversation, and throw away eleven forms.',
    },
    {
      date: '2019',
      title: 'Twenty-six weeks',
      text: 'Parental leave is topped up for as long as the government pays it.',
      art: 'family',
    },
    {
      date: '2024',
      title: 'Name anybody',
      text: 'Members’ whānau is whoever they say. Four in ten name somebody no other policy would have known.',
    },
    {
      date: 'This year',
      title: 'A home in the South Island',
      text: 'Eleven people, on Cashel Street.',
      art: 'mountains',
    },
  ],
  jobs: [
    {
      title: 'Case manager',
      place: 'Ōtautahi Christchurch',
      kind: 'Full time',
      description:
        'You stay with a family from the first call until the money has arrived, and in touch for a year after that.',
    },
    {
      title: 'Adviser, horticulture',
      place: 'Tauranga',
      kind: 'Seasonal, February to June',
      description: 'You drive between orchards and packhouses and explain cover at breakfast, in plain words.',
    },
  ],
};
