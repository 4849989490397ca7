import type { DemoArticle } from '../content.ts';

export const newsSg: DemoArticle[] = [
  {
    slug: 'one-card-for-every-pass',
    title: 'One card for every pass',
    label: 'Hospital cover',
    icon: 'world',
    art: 'hands',
    introduction: 'Citizens, permanent residents and pass holders now carry the same card, accepted at 640 clinics.',
    body: [
      'Until this month the colour of a card told a receptionist what its holder was. It told everybody in the waiting room as well.',
      'There is now one card. What the government pays and what we pay is worked out behind the counter, where it belongs.',
    ],
    heading: 'What to do',
    points: [
      'Nothing: new cards arrive by the end of November.',
      'The app has yours today.',
      'Old cards work until 31 March.',
    ],
    more: [
      {
        heading: 'What the card covers',
        text: [
          'Outpatient visits at 640 partner clinics without payment, and admission to any restructured hospital. Specialists need a referral from a doctor of one of these clinics.',
        ],
      },
      {
        heading: 'For HR teams',
        text: ['Upload your staff list as before. The pass type is no longer needed, so you can delete that column.'],
      },
    ],
    tags: ['hospital cover', 'employers'],
    daysAgo: 17,
  },
  {
    slug: 'flexible-wallet-for-caregivers',
    title: 'The flexible wallet now pays for caregivers',
    label: 'Flexible benefits',
    icon: 'lightbulb',
    art: 'flexibility',
    introduction: 'Day care for a parent can be paid from the same wallet as glasses and dental work.',
    body: [
      'One in four of our members looks after somebody older. Fewer than one in twenty had told the person they work for.',
      'Day centres, night nurses and transport are on the list from now on. The employer sees the amount and never the purpose.',
    ],
    heading: 'On the list',
    points: [
      'Day centres registered with the ministry.',
      'Home nursing, by day or by night.',
      'Transport to treatment, there and back.',
    ],
    more: [
      {
        heading: 'How much it is',
        text: [
          'Employers choose an amount from S$200 to S$2,000 a year. The average is S$650. What is not used by 31 December can be carried over for three months.',
        ],
      },
      {
        heading: 'How to claim',
        text: [
          'Photograph the receipt in the app and choose Care. We pay into your account within three working days.',
        ],
      },
    ],
    tags: ['flexibility', 'families'],
    daysAgo: 34,
  },
  {
    slug: 'answers-in-four-languages',
    title: 'At three in the morning, in four languages',
    label: 'Service',
    icon: 'phone',
    art: 'desk',
    introduction: 'English, Mandarin, Malay and Tamil, at every hour, by people who sit in Singapore.',
    body: [
      'Night calls used to go abroad. They were answered well, and by people who could not know that a clinic in Tampines had closed.',
      'The night desk is now at Marina View. It is staffed by nurses, and it can approve an admission while you are on the line.',
    ],
    heading: 'The numbers',
    points: [
      '+65 6226 5740 for everything.',
      'Twenty seconds to a person, on average.',
      'Nine of ten questions settled in one call.',
    ],
    more: [
      {
        heading: 'What the night desk can approve',
        text: [
          'Admissions to restructured and private hospitals up to the limit of your plan, without waiting for the morning. Planned operations still need two working days.',
        ],
      },
      {
        heading: 'When to call 995 instead',
        text: ['In an emergency, call 995 first. The hospital calls us; you do not have to.'],
      },
    ],
    tags: ['service'],
    daysAgo: 68,
  },
  {
    slug: 'three-days-to-a-refund',
    title: 'From a photograph to a refund in three days',
    label: 'Claims',
    icon: 'ranking',
    art: 'window',
    daysAgo: 96,
    introduction: 'Seven of ten bills are paid by the next morning. We say what happens to the other three.',
    body: [
      'A bill that can be read is a bill that can be paid. So the app looks at the photograph while you are still at the counter, and asks for another if the total is under a thumb.',
      'What is left is read by people: bills from abroad, bills for two, and bills that say “treatment”.',
    ],
    heading: 'What makes it quick',
    points: ['Photograph the whole page.', 'One bill in one picture.', 'Have your bank account in the app, or PayNow.'],
    more: [
      {
        heading: 'The other three bills',
        text: [
          'They need a second paper: a referral, a translation or a breakdown of a package price. We ask for it within one working day and pay within three working days after it arrives.',
        ],
      },
      {
        heading: 'What is not refunded',
        text: [
          'Vitamins, cosmetic treatment and cancelled appointments. The list is in your certificate, and the app shows it before you send the bill.',
        ],
      },
    ],
    tags: ['claims', 'service'],
  },
];
