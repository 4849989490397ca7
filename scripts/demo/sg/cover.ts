import type { CoverTexts } from '../content.ts';

export const coverSg: CoverTexts = {
  law: 'MediShield Life covers citizens and permanent residents. For Work Permit and S Pass holders the Ministry of Manpower asks employers for at least S$60,000 of medical insurance a year: our plan is accepted as that, and covers everybody else to the same amount.',
  questions: [
    {
      title: 'Who can be covered?',
      text: 'Citizens, permanent residents and holders of every pass, from the first day of work.',
    },
    {
      title: 'Is it accepted for a Work Permit or an S Pass?',
      text: 'Yes. We send the confirmation that the pass needs within the hour.',
    },
    {
      title: 'How does it work with an Integrated Shield Plan?',
      text: 'Ours pays first. The member’s own plan keeps its no-claim discount.',
    },
    {
      title: 'Does it cover injuries at work?',
      text: 'No. That is the Work Injury Compensation Act, and we can insure it beside the plan.',
    },
    {
      title: 'What if somebody leaves Singapore?',
      text: 'Life cover goes with them for sixty days, and they can keep it at the same price.',
    },
  ],
  service: {
    title: 'National Service, and nothing stops',
    text: 'NSmen are covered on reservist training as they are at their desks, and so are their families at home. Make-up pay is settled with you, not with them.',
    link: 'Ask about cover for NSmen',
    foreground: 'soldier',
  },
};
