import type { RegionFacts } from '../content.ts';

export const factsAu: RegionFacts = {
  name: 'Australia',
  called: 'Australia',
  code: 'AU',
  slugPrefix: 'au',
  flag: 'au',
  timeZone: 'Australia/Sydney',
  latitude: -33.87,
  longitude: 151.21,
  art: 'banksia',
  views: { home: 'sea', about: 'gum-leaves' },
  people: 'Australians',
  retirement: 'superannuation',
  office: 'Level 9, 20 Bridge Street, Sydney NSW 2000',
  legal:
    'Banksia Benefits Limited, ABN 98 765 432 100, AFSL 000574. Insurance is issued by Banksia Life Limited, registered under the Life Insurance Act 1995. This website gives general information: consider the Product Disclosure Statement before you decide.',
  phone: '1300 226 574',
  ombudsman: { name: 'Australian Financial Complaints Authority', href: 'https://www.afca.org.au/' },
  privacy: {
    law: 'Privacy Act 1988',
    regulator: 'Office of the Australian Information Commissioner',
    href: 'https://www.oaic.gov.au/',
  },
  contacts: [
    { name: 'Priya Nair', role: 'New plans', portrait: 'portrait-mei' },
    { name: 'David Okafor', role: 'Claims', portrait: 'portrait-david' },
    { name: 'Anna Kovacs', role: 'Everything else', portrait: 'portrait-anna' },
  ],
  slogan: 'Benefits that grow where your people live',
  home: {
    title: 'Employee benefits and group insurance in Australia',
    introduction:
      'Life insurance, super, leave and flexible work in one plan that your team understands, from an insurer that is owned and run in Australia.',
  },
  numbers: [
    { number: '4,200', description: 'Australian employers we look after' },
    { number: '9', suffix: ' days', description: 'from a complete claim to a decision, on average' },
    { prefix: '$', number: '1.3', suffix: 'bn', description: 'paid to families and members since 1998' },
  ],
  quote: {
    text: 'When our site manager fell ill, Banksia rang his wife before we had found the form. That is when the whole crew understood what the cover was for.',
    name: 'Helen Marsh',
    role: 'Head of People, Redgum Constructions',
    portrait: 'portrait-anna',
  },
  topSearch: ['parental leave', 'claims', 'life insurance', 'super'],
};
