import type { ClaimsTexts } from '../content.ts';

export const claimsSg: ClaimsTexts = {
  title: 'you see the doctor, we see the bill',
  introduction:
    'At 640 clinics and all public hospitals you show the card and pay nothing. Everything else takes one photograph.',
  steps: [
    {
      title: 'Show the card',
      text: 'On plastic or in the app. The clinic sees that you are covered, and for what.',
      art: 'hands',
    },
    {
      title: 'Going in overnight?',
      text: 'Ring the night desk, or let the ward do it. We send a letter of guarantee while you wait.',
      art: 'city',
    },
    {
      title: 'Paid yourself?',
      text: 'Photograph the bill. It is in your account in three working days, on most days in one.',
      art: 'letter',
    },
    {
      title: 'Something worse',
      text: 'After a death or a serious illness one person looks after the family, for as long as it takes.',
      art: 'family',
    },
  ],
  needed: [
    'Your card, or your name and the last four characters of your NRIC or FIN.',
    'For a refund: the bill, with what was done on it.',
    'For a stay abroad: the discharge summary, in any language.',
  ],
  links: [
    {
      href: 'https://www.mom.gov.sg/',
      text: 'Ministry of Manpower',
      about: 'Passes, medical insurance for their holders, leave.',
    },
    {
      href: 'https://www.cpf.gov.sg/',
      text: 'CPF Board',
      about: 'MediSave, MediShield Life and Dependants’ Protection.',
    },
    { href: 'https://www.sos.org.sg/', text: 'Samaritans of Singapore', about: 'Ring 1767, at any hour.' },
  ],
};
