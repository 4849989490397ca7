import type { DemoEvent } from '../content.ts';
import { onlineEvent } from '../layouts/online-event.ts';

export const eventsNz: DemoEvent[] = [
  {
    slug: 'payroll-day-auckland',
    title: 'Payroll day, Auckland',
    label: 'Workshop',
    icon: 'contactCalendar',
    art: 'sea',
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
  onlineEvent('New Zealand', 220),
];
