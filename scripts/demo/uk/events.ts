import type { DemoEvent } from '../content.ts';

export const eventsUk: DemoEvent[] = [
  {
    slug: 'sick-pay-clinic-manchester',
    title: 'The sick pay clinic, Manchester',
    label: 'Clinic',
    icon: 'contactCalendar',
    art: 'office',
    inDays: 59,
    startTime: '09:00',
    endTime: '12:00',
    place: 'The Portico Library',
    address: '57 Mosley Street, Manchester M2 3HY',
    introduction: 'Bring your absence policy. Go home with a shorter one.',
    body: [
      'An employment lawyer, a nurse and a payroll manager sit at three tables. You bring what you have, and twenty minutes at each of them usually does it.',
    ],
    heading: 'The morning',
    points: ['9.00 am tea under the dome', '9.30 am the new rules in fifteen minutes', '9.45 am tables'],
    tags: ['sick pay', 'employers'],
  },
  {
    slug: 'questions-about-leave',
    title: 'Questions about leave in the United Kingdom, online',
    label: 'Online',
    icon: 'contactCalendar',
    art: 'parental-leave',
    inDays: 212,
    startTime: '12:00',
    endTime: '13:00',
    place: 'Online, by video',
    address: '',
    introduction:
      'One hour with the people who answer questions about leave all day, for everybody who has to answer them at work.',
    body: [
      'Send your question beforehand or ask it in the chat. Answers are written down afterwards and sent to everyone who signed up.',
    ],
    heading: 'The hour',
    points: ['Ten minutes on what changes next year', 'Your questions, in the order they arrive'],
    tags: ['leave', 'employers'],
  },
];
