import type { DemoArticle } from '../content.ts';

export const caseStudiesNz: DemoArticle[] = [
  {
    slug: 'te-puna-orchards',
    title: 'Five languages, one plan at Te Puna Orchards',
    label: 'Horticulture',
    icon: 'mountains',
    art: 'gum-leaves',
    introduction: 'Six hundred pickers come for seven months. All of them are covered for twelve.',
    body: [
      'Seasonal workers fall between every scheme. They pay in too briefly to get out what they need, and nobody tells them in a language they trust.',
      'The plan belongs to the worker and sleeps between seasons at a dollar a week. Our people explained it in the packhouse, in Samoan, Tongan, Hindi, Vietnamese and English.',
    ],
    heading: 'After three seasons',
    points: [
      'Every picker has life and accident cover.',
      'Four in five come back the next year.',
      'Families at home can claim by telephone.',
    ],
    tags: ['horticulture', 'life insurance'],
    daysAgo: 111,
  },
  {
    slug: 'southern-ferries',
    title: 'Income cover that knows the tide table',
    label: 'Transport',
    icon: 'world',
    art: 'sea',
    introduction: 'A ferry crew earns its allowances at sea. Its income cover now counts them.',
    body: [
      'Ordinary income cover pays a share of base salary. At Southern Ferries that was barely half of what people took home.',
      'We insured the average of the last twelve months instead, allowances and all, at a premium that the company pays for everybody.',
    ],
    heading: 'What it changed',
    points: [
      'Cover rose from 52 to 80 per cent of real income.',
      'Sick leave became shorter, not longer.',
      'The union recommended it to its members.',
    ],
    tags: ['transport', 'income cover'],
    daysAgo: 158,
  },
];
