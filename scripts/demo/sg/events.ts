import type { DemoEvent } from '../content.ts';

export const eventsSg: DemoEvent[] = [
  {
    slug: 'small-teams-evening',
    title: 'Small teams, big cover',
    label: 'Evening',
    icon: 'contactCalendar',
    art: 'city',
    startTime: '18:30',
    endTime: '21:00',
    place: 'The Glasshouse',
    address: '138 Market Street, Singapore 048946',
    introduction: 'For founders with fewer than fifty people, and for the person who does everything else.',
    body: [
      'What to insure first, what can wait, and what it costs, by three founders who got one of these wrong. Supper afterwards.',
    ],
    heading: 'The evening',
    points: ['6.30 pm doors', '7 pm three founders, no pitches', '8 pm supper'],
    tags: ['employers'],
    inDays: 66,
  },
  {
    slug: 'questions-about-leave',
    title: 'Questions about leave in Singapore, online',
    label: 'Online',
    icon: 'contactCalendar',
    art: 'parental-leave',
    inDays: 198,
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
