import type { DemoEvent } from '../content.ts';

export const eventsNz: DemoEvent[] = [
  {
    slug: 'payroll-day-auckland',
    title: 'Payroll day, Auckland',
    label: 'Workshop',
    icon: 'contactCalendar',
    art: 'city',
    startTime: '09:00',
    endTime: '16:00',
    place: 'Shed 10',
    address: 'Queens Wharf, 89 Quay Street, Auckland 1010',
    introduction: 'A working day for the people who make pay day happen.',
    body: [
      'Bring your hardest pay run. Our payroll team and four software houses sit down with you until it works, parental leave and all.',
    ],
    heading: 'The day',
    points: ['9 am clinics, forty minutes each', '12.30 pm lunch on the wharf', '2 pm what changes on 1 April'],
    tags: ['employers', 'payroll'],
    inDays: 102,
  },
  {
    slug: 'questions-about-leave',
    title: 'Questions about leave in New Zealand, online',
    label: 'Online',
    icon: 'contactCalendar',
    art: 'parental-leave',
    inDays: 220,
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
