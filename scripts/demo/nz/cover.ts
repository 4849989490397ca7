import type { CoverTexts } from '../content.ts';

export const coverNz: CoverTexts = {
  law: 'ACC looks after everybody who has an accident. It does not pay for a stroke, for cancer or for a bad winter of the mind, and that is where most of our claims come from.',
  questions: [
    {
      title: 'Who can be covered?',
      text: 'Everybody whom you pay, seasonal workers and people on a work visa included.',
    },
    {
      title: 'ACC pays 80 per cent already. What do you add?',
      text: 'The same 80 per cent when it is an illness and not an accident, for up to five years. After an accident we wait until ACC has answered, and fill the gap.',
    },
    {
      title: 'Is there a medical examination?',
      text: 'Not for cover up to five times yearly pay. Above that we ask six questions.',
    },
    {
      title: 'Does it touch KiwiSaver?',
      text: 'No. Contributions carry on while somebody is ill, yours and theirs, and we pay both.',
    },
    {
      title: 'What if somebody leaves?',
      text: 'They keep the cover at the same price within sixty days, without any question.',
    },
  ],
  service: {
    title: 'For those who leave the job to serve',
    text: 'Reserve Force volunteers keep their place at work by law. With us they keep their cover as well, on exercise and on deployment, at no charge.',
    link: 'Ask about the Reserve Force',
    foreground: 'soldier',
  },
};
