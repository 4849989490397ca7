import type { RegionFacts } from '../content.ts';

export const factsNz: RegionFacts = {
  name: 'New Zealand',
  called: 'New Zealand',
  code: 'NZ',
  slugPrefix: 'nz',
  flag: 'nz',
  latitude: -36.85,
  longitude: 174.76,
  art: 'fern',
  views: { home: 'ranges', about: 'sea' },
  people: 'New Zealanders',
  retirement: 'KiwiSaver',
  office: '12 Customs Street East, Auckland 1010',
  legal:
    'Banksia Benefits New Zealand Limited, NZBN 9429000000574, FSP000574. Licensed insurer under the Insurance (Prudential Supervision) Act 2010. A disclosure statement is available on request and free of charge.',
  phone: '0800 226 574',
  ombudsman: { name: 'Insurance & Financial Services Ombudsman', href: 'https://www.ifso.nz/' },
  privacy: { law: 'Privacy Act 2020', regulator: 'Privacy Commissioner', href: 'https://www.privacy.org.nz/' },
  contacts: [
    { name: 'Hana Parata', role: 'New plans', portrait: 'portrait-mei' },
    { name: 'Wiremu Tait', role: 'Claims', portrait: 'portrait-tane' },
    { name: 'Sophie McLeod', role: 'Christchurch and the south', portrait: 'portrait-anna' },
  ],
  slogan: 'Cover for the whole whānau, through work',
  home: {
    title: 'Employee benefits and group insurance in New Zealand',
    introduction:
      'Life and income cover, KiwiSaver on top, and parental leave that carries on where the government scheme stops. Set up in a month, explained in plain words.',
  },
  numbers: [
    { number: '760', description: 'workplaces from Kaitaia to Bluff' },
    { number: '97', suffix: '%', description: 'of income claims accepted last year' },
    { number: '26', suffix: ' weeks', description: 'of parental leave topped up to full pay' },
  ],
  quote: {
    text: 'Our pickers come from five countries. Banksia met them in the packhouse, in their own languages, and every one of them signed up.',
    name: 'Tāne Rewi',
    role: 'General Manager, Te Puna Orchards',
    portrait: 'portrait-tane',
  },
  topSearch: ['KiwiSaver', 'parental leave', 'claims', 'income cover'],
};
