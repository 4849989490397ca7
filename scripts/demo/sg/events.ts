import type { DemoEvent } from '../content.ts';
import { onlineEvent } from '../layouts/online-event.ts';

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
  onlineEvent('Singapore', 198),
];
