import type { DemoArticle } from '../content.ts';

export const featuresSg: DemoArticle[] = [
  {
    slug: 'the-cpf-gap',
    title: 'The gap that CPF leaves',
    label: 'Feature',
    icon: 'books',
    art: 'pension',
    introduction: 'Citizens save by law. The third of the workforce that cannot join needs another way.',
    body: [
      'For citizens and permanent residents CPF does most of the work. For pass holders there is nothing, and most of them will grow old in a country that counts their years here as missing.',
      'Our savings plan goes with the person: into the fund of the country they move to, in its currency, with the employer’s share.',
    ],
    heading: 'Where it can go',
    points: ['Superannuation in Australia.', 'KiwiSaver in New Zealand.', 'The provident funds of India and Malaysia.'],
    author: 'Dr Tan Wei Ling',
    more: [
      {
        heading: 'How large the gap is',
        text: [
          'An engineer of 32 who earns S$6,000 and stays for eight years would have about S$190,000 in CPF, with the share of the employer. A pass holder has what is left of the salary.',
        ],
      },
      {
        heading: 'How the plan works',
        text: [
          'Employer and employee each pay between 5 and 17 per cent into an account in the employee’s name. It is theirs from the first day. When they leave Singapore, we transfer it or pay it out.',
        ],
      },
    ],
    tags: ['pension', 'research'],
    daysAgo: 42,
  },
];
