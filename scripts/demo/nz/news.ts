import type { DemoArticle } from '../content.ts';

export const newsNz: DemoArticle[] = [
  {
    slug: 'parental-leave-topped-up-to-full-pay',
    title: 'Parental leave, topped up to full pay',
    label: 'Leave',
    icon: 'contactCalendar',
    art: 'parental-leave',
    introduction: 'For all twenty-six weeks of the government scheme, Banksia now pays the difference.',
    body: [
      'The government pays parents for twenty-six weeks, up to a ceiling that most wages are above. For many families the difference is the rent.',
      'Employers on our plan can now insure that difference. The parent gets one payment, on pay day, and payroll has nothing to calculate.',
    ],
    heading: 'How it works',
    points: [
      'Either parent, birth or adoption.',
      'From the first day of work, without a waiting time.',
      'KiwiSaver contributions carry on as if nothing had changed.',
    ],
    more: [
      {
        heading: 'An example',
        text: [
          'A teacher who earns $1,650 a week gets about $788 from the government. The plan adds the other $862, so that she receives her usual pay for 26 weeks.',
        ],
      },
      {
        heading: 'What it costs',
        text: [
          'Between 0.3 and 0.5 per cent of payroll, depending on the age of your team. The price is fixed for three years.',
        ],
      },
    ],
    tags: ['parental leave', 'families'],
    daysAgo: 10,
  },
  {
    slug: 'kiwisaver-on-the-same-page',
    title: 'KiwiSaver on the same page as your cover',
    label: 'KiwiSaver',
    icon: 'books',
    art: 'pension',
    introduction: 'One sign-in, one page: what you have saved and what you are covered for.',
    body: [
      'People ask the same two questions: will my family be all right, and will I? The answers used to be with two companies.',
      'Members of any of the six largest KiwiSaver providers can now see their balance beside their cover. We show it; we never move it.',
    ],
    heading: 'To switch it on',
    points: [
      'Sign in and choose Savings.',
      'Name your provider and say yes once.',
      'Take it back at any time, with one click.',
    ],
    more: [
      {
        heading: 'Which providers are connected',
        text: [
          'The six largest, which hold three quarters of all KiwiSaver accounts. Two more will follow in the autumn; the portal shows which.',
        ],
      },
      {
        heading: 'What we do with your balance',
        text: [
          'We display it and store nothing. The provider sends it when you open the page, under the consent that you gave, and you can end that consent in your settings.',
        ],
      },
    ],
    tags: ['kiwisaver'],
    daysAgo: 39,
  },
  {
    slug: 'a-new-office-in-christchurch',
    title: 'A new office in Ōtautahi Christchurch',
    label: 'About us',
    icon: 'location',
    art: 'window',
    introduction: 'Eleven people, on Cashel Street, for the South Island’s growers, builders and hospitals.',
    body: [
      'Until now our people flew. From this month the South Island has claims managers, advisers and a doctor of its own, within a day’s drive of every member.',
      'Drop in. There is a kettle, and there is no need to book.',
    ],
    heading: 'Where to find us',
    points: [
      '110 Cashel Street, ground floor.',
      'Monday to Friday, 8 am to 5.30 pm.',
      'Parking behind the building, two hours free.',
    ],
    more: [
      {
        heading: 'Who works there',
        text: [
          'Four case managers, three advisers for employers, a doctor, a nurse and two people who set up new plans.',
        ],
      },
      {
        heading: 'What you can do there',
        text: [
          'Hand in papers for a claim, meet your adviser, or ask about your cover. We can print your certificate while you wait.',
        ],
      },
    ],
    tags: ['about us'],
    daysAgo: 75,
  },
  {
    slug: 'when-acc-says-no',
    title: 'When ACC says no, we start the same day',
    label: 'Claims',
    icon: 'phone',
    art: 'desk',
    daysAgo: 94,
    introduction: 'A back that goes at work may be an injury or an illness. While others argue which, we pay.',
    body: [
      'Until now a member waited for the end of a review before income cover began. Reviews take four months; rent does not.',
      'We now pay from the day on which ACC first declines. If it changes its mind, the two of us settle it, and the member hears of it in a letter that needs no answer.',
    ],
    heading: 'What to do',
    points: [
      'Send us a photograph of the decision.',
      'Carry on with the review; we can help with it.',
      'Payment begins on the next payday.',
    ],
    more: [
      {
        heading: 'What we pay',
        text: [
          'The monthly benefit of your plan, usually 75 per cent of income, from the date of the first decline. The waiting period of the plan counts from the day you stopped working.',
        ],
      },
      {
        heading: 'If ACC accepts later',
        text: [
          'ACC then pays us back for the months that we covered. You keep everything that you received, and no form is needed from you.',
        ],
      },
    ],
    tags: ['claims', 'income cover'],
  },
];
