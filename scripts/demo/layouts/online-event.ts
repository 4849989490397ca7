import type { DemoEvent } from '../content.ts';

export const onlineEvent = (country: string, inDays: number): DemoEvent => ({
  slug: 'questions-about-leave',
  title: `Questions about leave in ${country}, online`,
  label: 'Online',
  icon: 'contactCalendar',
  art: 'parental-leave',
  inDays,
  startTime: '12:00',
  endTime: '13:00',
  place: 'Online, by video',
  address: '',
  introduction:
    'Get your questions about leave answered in one free hour, by the advisers who answer them for employers every day.',
  body: [
    'Send your question with your registration or ask it in the chat. Everyone who registers receives the answers in writing.',
  ],
  heading: 'What the hour covers',
  points: ['Ten minutes on what changes next year', 'Your questions, in the order they arrive'],
  tags: ['leave', 'employers'],
});
