import type { ClaimsTexts } from '../content.ts';

export const claimsUk: ClaimsTexts = {
  title: 'tell us early',
  introduction: 'Ten days off is when we like to hear of it. Most people who ring then never need to claim.',
  steps: [
    {
      title: 'Day 10: a nurse rings',
      text: 'To ask how you are, and what would help. What you say stays with the nurse.',
      art: 'letter',
    },
    {
      title: 'Week 3: something happens',
      text: 'Physiotherapy, counselling, a different chair, a phased return. We arrange it and pay for it.',
      art: 'hands',
    },
    {
      title: 'Week 13: income begins',
      text: 'Or whenever your employer’s sick pay ends. Up to 80 per cent of your pay, less what the state pays.',
      art: 'journey',
    },
    {
      title: 'And for a family',
      text: 'After a death, three years of pay into the trust, usually within a week of the certificate.',
      art: 'family',
    },
  ],
  needed: [
    'Your name and where you work. Your employer can ring too.',
    'A fit note, once there is one.',
    'After a death: whom they named on the expression of wish form. If there is none, the trustees decide, and we help them.',
  ],
  links: [
    {
      href: 'https://www.gov.uk/statutory-sick-pay',
      text: 'Statutory Sick Pay',
      about: 'Who gets it, how much, and for how long.',
    },
    { href: 'https://www.acas.org.uk/', text: 'Acas', about: 'Free advice on work for employers and employees.' },
    { href: 'https://www.samaritans.org/', text: 'Samaritans', about: 'Ring 116 123, at any hour, free.' },
  ],
};
