import type { ClaimsTexts } from '../content.ts';

export const claimsNz: ClaimsTexts = {
  title: 'kei konei mātou, we are here',
  introduction:
    'An accident goes to ACC first, and everything else comes to us. If you are not sure, ring us and we sort it out.',
  steps: [
    {
      title: 'You ring, or somebody for you',
      text: 'Anybody whom you have named can do it. We ask what has happened and where you are.',
      art: 'letter',
    },
    {
      title: 'We ask ACC',
      text: 'If it was an accident, we find out what ACC pays, so that you have one form less to fill in.',
      art: 'hands',
    },
    { title: 'Your doctor writes to us', text: 'We pay for the letter. You sign once, at the beginning.', art: 'fern' },
    {
      title: 'Payday stays payday',
      text: 'The money comes on the day your wages would have, KiwiSaver and all.',
      art: 'family',
    },
  ],
  needed: [
    'Your name, where you work, and a number at which we reach you.',
    'For an illness: the name of your GP or of the hospital.',
    'After a tangi: nothing for the first ten days. We wait.',
  ],
  links: [
    {
      href: 'https://www.acc.co.nz/im-injured/',
      text: 'ACC: I am injured',
      about: 'How to claim after an accident, at work or anywhere.',
    },
    {
      href: 'https://www.ird.govt.nz/kiwisaver',
      text: 'KiwiSaver at Inland Revenue',
      about: 'Rates, breaks and first homes.',
    },
    {
      href: 'https://1737.org.nz/',
      text: '1737, need to talk?',
      about: 'Ring or text 1737 and speak to a trained counsellor, free.',
    },
  ],
};
