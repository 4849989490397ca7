import type { DemoArticle } from '../content.ts';

export const newsAu: DemoArticle[] = [
  {
    slug: 'loyalty-leave-after-five-years',
    title: 'Loyalty leave now starts after five years',
    label: 'Leave',
    icon: 'mountains',
    art: 'outback',
    introduction:
      'From 1 January, employers on our plans can give two extra weeks of paid leave to people who have stayed for five years.',
    body: [
      'Long service leave was made for people who stayed in one job for ten years. Most of our members do not. So we asked 1,800 of them what would make them stay, and the answer was neither a gym nor a bonus. It was time.',
      'Loyalty leave is insured like any other benefit: the employer pays a level premium, and we pay the wages of the two weeks. Nobody has to find the money in a bad quarter.',
    ],
    heading: 'What it means for your team',
    points: [
      'Two weeks at full pay after five years, and again after each further three.',
      'It can be taken in one piece or in single days.',
      'It does not replace long service leave in any state or territory.',
    ],
    more: [
      {
        heading: 'What it costs',
        text: [
          'The premium is 0.35 per cent of payroll for a typical team: about $25 a month for each employee on an average salary of $85,000. It is fixed for three years.',
        ],
      },
      {
        heading: 'How to add it to your plan',
        text: [
          'Tell us the start dates of your employees; most payroll systems export them in one file. We send you an amendment of one page, and cover starts on the first of the next month.',
        ],
      },
    ],
    tags: ['leave', 'employers'],
    daysAgo: 13,
  },
  {
    slug: 'nine-days-to-a-decision',
    title: 'Nine days from claim to decision',
    label: 'Claims',
    icon: 'ranking',
    art: 'desk',
    introduction: 'Our claims team in Wollongong has halved the time that a family waits. This is how.',
    body: [
      'How long does a claim take? A year ago it was nineteen days from the last paper. Most of that was not work but waiting: for a certificate, for a signature, for the next person to be back from lunch.',
      'Each family now has one person who rings them, asks for what is missing in the same call, and has the authority to decide. The average since July is nine days, and the longest was sixteen.',
    ],
    heading: 'What we changed',
    points: [
      'One case manager from the first call to the payment.',
      'Certificates come straight from the registry, with the family’s consent.',
      'A decision that is not made in fourteen days goes to our chief executive.',
    ],
    more: [
      {
        heading: 'How the nine days are made up',
        text: [
          'Two days to collect papers, four for the medical opinion if one is needed, one for the decision and its check by a second person. Payment is made on the day of the decision.',
        ],
      },
      {
        heading: 'What slows a claim down',
        text: [
          'Three causes explain most of the claims that took longer than nine days: an overseas certificate, an estate with no named beneficiary, and salary records that arrive in several parts.',
          'Members can prevent the second today: name a beneficiary in the portal. It takes two minutes.',
        ],
      },
    ],
    tags: ['claims', 'families'],
    daysAgo: 32,
  },
  {
    slug: 'owned-in-australia-for-good',
    title: 'Owned in Australia, and staying so',
    label: 'About us',
    icon: 'world',
    art: 'gum-leaves',
    introduction: 'Our members’ trust has bought the last shares that were held abroad.',
    body: [
      'When Banksia was founded in 1998, a fifth of its capital came from a reinsurer in Europe. As of this month it belongs entirely to a trust that is governed by our members.',
      'Nothing changes in your policy. What changes is who we answer to: the people who are covered, and nobody else.',
    ],
    heading: 'In short',
    points: [
      'All profits stay in premiums, reserves and research.',
      'Five of nine trustees are elected by members.',
      'The annual meeting is open to everybody we cover.',
    ],
    more: [
      {
        heading: 'How the purchase was paid for',
        text: [
          'The trust paid $41 million from reserves that it had set aside for this purpose since 2017. The capital of Banksia Life is 1.9 times the amount that the regulator requires, after the purchase as before.',
        ],
      },
      {
        heading: 'How members elect trustees',
        text: [
          'Elections are held every two years, by post and online. Every member who has been covered for twelve months can vote and stand. The next election is in March.',
        ],
      },
    ],
    tags: ['about us'],
    daysAgo: 53,
  },
  {
    slug: 'super-on-parental-leave',
    title: 'Super is now paid on all of our parental leave',
    label: 'Super',
    icon: 'ranking',
    art: 'pension',
    daysAgo: 74,
    introduction:
      'Twelve per cent superannuation, on full pay, for every week that a parent is away. Backdated to 1 July.',
    body: [
      'The government pays super on its own scheme now. That left the weeks which employers top up, and most of them had simply forgotten those.',
      'We have put it into every plan. A mother of two who takes a year in all will have about $9,000 more at sixty-seven.',
    ],
    heading: 'How it is done',
    points: [
      'We pay the fund directly, each quarter.',
      'Payroll has nothing to calculate.',
      'The level premium stays as it is until next July.',
    ],
    more: [
      {
        heading: 'An example',
        text: [
          'A technician who earns $85,000 takes 26 weeks of leave at full pay. The government pays super on its share. We pay it on the rest: about $2,900 into her fund for this leave.',
        ],
      },
      {
        heading: 'What employers have to do',
        text: [
          'Nothing, if your plan is up to date. If your payroll provider changed since July, check that we have the fund details of everybody who is on leave.',
        ],
      },
    ],
    tags: ['parental leave', 'super'],
  },
  {
    slug: 'a-doctor-in-alice-springs',
    title: 'A doctor of our own in Alice Springs',
    label: 'Claims',
    icon: 'location',
    art: 'desert',
    daysAgo: 101,
    introduction: 'Members in the Territory waited five weeks for an assessment. Dr Ngaire Wilson now does it in one.',
    body: [
      'A claim for income needs a doctor’s opinion, and the nearest one was often a flight away. So people waited, or did not claim.',
      'Dr Wilson sees members in town three days a week and drives to the communities on the fourth. She speaks some Arrernte, and works with two interpreters who speak all of it.',
    ],
    heading: 'For members in the Territory',
    points: [
      'Ring the usual number and say where you are.',
      'Travel is paid, for you and for one person with you.',
      'By video if you would rather.',
    ],
    more: [
      {
        heading: 'How an appointment works',
        text: [
          'Your case manager books it with you, usually within five working days. It takes about an hour. Dr Wilson sends her report to us and, if you want, to your own doctor.',
        ],
      },
      {
        heading: 'Why it matters for employers',
        text: [
          'Income protection starts to pay when we know that somebody cannot work. In the Territory this took 47 days on average last year. Since March it has been 19.',
        ],
      },
    ],
    tags: ['claims', 'regional'],
  },
  {
    slug: 'casuals-are-covered-from-the-first-shift',
    title: 'Casuals are covered from the first shift',
    label: 'Cover',
    icon: 'world',
    art: 'beach',
    daysAgo: 133,
    introduction: 'The ninety days that casuals had to wait are gone, in every plan and for everybody already in one.',
    body: [
      'A casual is as likely to be hurt on the first day as on the ninety-first; rather more so, in fact. The wait was a habit from the days of paper.',
      'About 31,000 people are covered from today who were not yesterday. If one of them is yours, there is a letter in your portal to hand on.',
    ],
    heading: 'What counts as a shift',
    points: [
      'Anything that you pay for, training included.',
      'The way there and back.',
      'A shift that was cancelled on the day.',
    ],
    more: [
      {
        heading: 'What the cover pays',
        text: [
          'Income protection uses the average earnings of the last twelve weeks, or of the weeks worked if there are fewer. Life cover is the same multiple of yearly pay as for permanent staff.',
        ],
      },
      {
        heading: 'What changes in the premium',
        text: [
          'Nothing until your next renewal. From then on the premium includes casuals from their first shift; for an employer with one casual in five this adds about two per cent.',
        ],
      },
    ],
    tags: ['employers', 'casuals'],
  },
  {
    slug: 'what-we-refused-last-year',
    title: 'The forty-one claims that we refused',
    label: 'Claims',
    icon: 'books',
    art: 'window',
    daysAgo: 160,
    introduction: 'Out of 6,380. We publish each of them, without names, with the reason.',
    body: [
      'Thirty of them rested on something that had not been told to us, eight on an exclusion, three on a date. In four cases the complaints authority has since found that we were wrong, and we have paid.',
      'We have rewritten two questions which people evidently misunderstood, and dropped one exclusion that helped nobody.',
    ],
    heading: 'What has changed',
    points: [
      '“Have you ever” is now “in the last five years”.',
      'Mental illness is treated like any other.',
      'Each refusal is read by a member of the trust.',
    ],
    more: [
      {
        heading: 'How to have a refusal reviewed',
        text: [
          'Call the person who signed the letter, or ask for a review in writing. A second assessor who has not seen the claim decides within 30 days. After that you can go to the Australian Financial Complaints Authority, free of charge.',
        ],
      },
      {
        heading: 'How we compare',
        text: [
          'We pay 99.4 per cent of claims. The average of group insurers was 97.6 per cent in the last statistics of the regulator.',
        ],
      },
    ],
    tags: ['claims', 'about us'],
  },
];
