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
    tags: ['pension', 'research'],
    daysAgo: 42,
  },
];
