import type { ClaimsTexts } from '../content.ts';

export const claimsAu: ClaimsTexts = {
  title: 'one call is enough',
  introduction: 'You ring, one person takes it on, and nine days later there is a decision. Usually sooner.',
  steps: [
    {
      title: 'You ring',
      text: 'Day or night. We ask who you are, what has happened, and whether somebody is with you.',
      art: 'letter',
    },
    {
      title: 'One person takes it on',
      text: 'You get a name and a direct number. We ask doctors, funds and registries ourselves.',
      art: 'hands',
    },
    {
      title: 'We decide',
      text: 'Nine days on average from the last paper. If it takes longer than fourteen, our chief executive is told, and so are you.',
      art: 'journey',
    },
    { title: 'We pay', text: 'On the day of the decision, into the account that you name.', art: 'family' },
  ],
  needed: [
    'After a death: the name of whoever has died and of where they worked. The certificate comes to us from the registry of your state.',
    'When somebody is ill or hurt: the name of the doctor who treats them.',
    'For leave: the dates, as they stand on the roster.',
  ],
  links: [
    {
      href: 'https://www.fairwork.gov.au/leave',
      text: 'Leave and the Fair Work Ombudsman',
      about: 'What every employee is owed by law.',
    },
    {
      href: 'https://www.servicesaustralia.gov.au/parental-leave-pay',
      text: 'Parental Leave Pay',
      about: 'What the government pays, and how to apply for it.',
    },
    {
      href: 'https://www.beyondblue.org.au/',
      text: 'Beyond Blue',
      about: 'Somebody to talk to, at any hour: 1300 22 4636.',
    },
  ],
};
