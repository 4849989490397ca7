import type { AboutTexts } from '../content.ts';

export const aboutUk: AboutTexts = {
  title: 'About Banksia: a mutual owned by its members',
  introduction:
    'Ninety-one of us in Manchester, Glasgow and Cardiff. Members own us; a cheese roll downstairs is £3.20.',
  principles: [
    {
      title: 'Getting people back beats paying them',
      text: 'A physiotherapist in the first week costs less than a year of benefit, and it is what people would rather have.',
    },
    {
      title: 'One member, one vote',
      text: 'At the annual meeting in May, in whichever of our cities has the best weather forecast.',
    },
    { title: 'We publish what we refuse', text: 'Every January, with the reason, in one table that fits on one page.' },
  ],
  story: [
    {
      date: '2017',
      title: 'A licence and a lease',
      text: 'Authorised in spring; in King Street by autumn.',
      art: 'office',
    },
    {
      date: '2019',
      title: 'The first thousand',
      text: 'Care homes in Lancashire, who had been refused by everybody else.',
    },
    {
      date: '2022',
      title: 'A visit within a week',
      text: 'Everybody who is off for more than ten days is rung by a nurse, not sent a form.',
      art: 'hands',
    },
    {
      date: '2024',
      title: 'Glasgow and Cardiff',
      text: 'Two small offices with their own doctors, and Welsh on every letter that asks for it.',
      art: 'moor',
    },
    {
      date: 'This year',
      title: 'Sick pay changes, and so do we',
      text: 'Plans now begin wherever the statutory rate falls short, from the first day.',
    },
  ],
  jobs: [
    {
      title: 'Vocational nurse',
      place: 'Glasgow, and a car',
      kind: 'Full time',
      description: 'You visit members at home across the west of Scotland and plan their way back to work with them.',
    },
    {
      title: 'Scheme administrator',
      place: 'Manchester',
      kind: 'Full time, or term time',
      description: 'You keep the records of twelve schemes and answer members who write or ring.',
    },
    {
      title: 'Case manager, Welsh speaking',
      place: 'Cardiff',
      kind: 'Part time',
      description: 'You look after claims in Welsh and English, from the first call to the last payment.',
    },
  ],
};
