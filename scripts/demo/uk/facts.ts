import type { RegionFacts } from '../content.ts';

export const factsUk: RegionFacts = {
  name: 'United Kingdom',
  called: 'the United Kingdom',
  code: 'GB',
  slugPrefix: 'uk',
  flag: 'uk',
  latitude: 53.48,
  longitude: -2.24,
  art: 'moor',
  views: { home: 'heather', about: 'window' },
  people: 'people across the UK',
  retirement: 'the workplace pension',
  office: '14 King Street, Manchester M2 6AG',
  legal:
    'Banksia Benefits UK Limited, registered in England and Wales, company number 00000574. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, firm reference number 000574.',
  phone: '0161 496 0574',
  ombudsman: { name: 'Financial Ombudsman Service', href: 'https://www.financial-ombudsman.org.uk/' },
  privacy: {
    law: 'UK GDPR and the Data Protection Act 2018',
    regulator: 'Information Commissioner',
    href: 'https://ico.org.uk/',
  },
  contacts: [
    { name: 'Samira Hussain', role: 'New plans', portrait: 'portrait-mei' },
    { name: 'Callum Reid', role: 'Claims, and everything in Scotland', portrait: 'portrait-david' },
    { name: 'Eleanor Price', role: 'Schools, charities and care homes', portrait: 'portrait-anna' },
  ],
  slogan: 'What sick pay leaves out, we put back',
  home: {
    title: 'Employee benefits and group insurance in the UK',
    introduction:
      'Group life, income protection and parental leave for workplaces of five people or five thousand, beside the pension that everybody is enrolled in.',
  },
  numbers: [
    { number: '1,140', description: 'workplaces from Lerwick to Penzance' },
    { number: '6', suffix: ' in 10', description: 'who are off for half a year come back to their own job' },
    { prefix: '£', number: '84', suffix: 'm', description: 'paid to members and families last year' },
  ],
  quote: {
    text: 'I run a bakery, not a personnel department. When Maureen had her stroke, Banksia sent somebody to her kitchen, and then to mine.',
    name: 'Owen Pritchard',
    role: 'Owner, Pritchard & Daughters, Abergavenny',
    portrait: 'portrait-david',
  },
  topSearch: ['sick pay', 'workplace pension', 'parental leave', 'claims'],
};
