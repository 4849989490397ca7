import type { CoverTexts } from '../content.ts';

export const coverUk: CoverTexts = {
  law: 'Since April 2026, Statutory Sick Pay begins on the first day of illness and no longer asks what somebody earns. It is still a flat weekly rate, and it still ends after twenty-eight weeks. Income protection carries on from there.',
  questions: [
    {
      title: 'Who can be covered?',
      text: 'Everybody on your payroll, whatever their hours: apprentices, zero-hours staff and people on a Skilled Worker visa too.',
    },
    {
      title: 'We already pay into a pension. Is that not enough?',
      text: 'Auto-enrolment puts by eight per cent of part of somebody’s pay, for later. If they die at forty there may be a year of wages in it. Group life pays three.',
    },
    {
      title: 'Is there a medical examination?',
      text: 'Not up to the free cover limit, which is five times yearly pay for most. Above that we ask six questions.',
    },
    {
      title: 'Is the premium a benefit in kind?',
      text: 'Not for group life or group income protection. It is a cost of your business, and nobody’s tax code changes.',
    },
    {
      title: 'How small can a workplace be?',
      text: 'Five people. Below that there is a plan for owners and their families.',
    },
  ],
  service: {
    title: 'For reservists and their families',
    text: 'When one of your people is mobilised, the law keeps the job open. We keep the cover going: life, income and the family’s helpline, at no charge.',
    link: 'Ask about reservists',
    foreground: 'soldier',
  },
};
