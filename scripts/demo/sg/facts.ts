import type { RegionFacts } from '../content.ts';

export const factsSg: RegionFacts = {
  name: 'Singapore',
  called: 'Singapore',
  code: 'SG',
  slugPrefix: 'sg',
  flag: 'sg',
  latitude: 1.29,
  longitude: 103.85,
  art: 'city',
  views: { home: 'gum-leaves', about: 'window' },
  people: 'people in Singapore',
  retirement: 'CPF',
  office: '8 Marina View, #21-04, Singapore 018960',
  legal:
    'Banksia Benefits (Singapore) Pte. Ltd., UEN 200000574X. Licensed as a direct life insurer by the Monetary Authority of Singapore. Policies are protected under the Policy Owners’ Protection Scheme, which SDIC administers.',
  phone: '+65 6226 5740',
  ombudsman: { name: 'Financial Industry Disputes Resolution Centre', href: 'https://www.fidrec.com.sg/' },
  privacy: {
    law: 'Personal Data Protection Act 2012',
    regulator: 'Personal Data Protection Commission',
    href: 'https://www.pdpc.gov.sg/',
  },
  contacts: [
    { name: 'Grace Lim', role: 'New plans', portrait: 'portrait-mei' },
    { name: 'Arjun Pillai', role: 'Claims and admissions', portrait: 'portrait-david' },
    { name: 'Nur Aisyah', role: 'Small teams', portrait: 'portrait-anna' },
  ],
  slogan: 'One plan for a team from everywhere',
  home: {
    title: 'Employee benefits and group insurance in Singapore',
    introduction:
      'Group life, hospital cover and flexible benefits for citizens, permanent residents and pass holders alike, with the same card and the same promise.',
  },
  numbers: [
    { number: '310', description: 'companies, from twelve people to four thousand' },
    { number: '38', description: 'nationalities covered by our plans' },
    { number: '24', suffix: ' hours', description: 'a day somebody answers, in four languages' },
  ],
  quote: {
    text: 'Half of us hold passes, half are citizens. It is the first time that everybody at the table has had the same cover.',
    name: 'Mei Tan',
    role: 'Chief Operating Officer, Lantern Logistics',
    portrait: 'portrait-mei',
  },
  topSearch: ['hospital cover', 'work pass', 'CPF', 'claims'],
};
