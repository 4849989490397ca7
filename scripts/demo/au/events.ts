import type { DemoEvent } from '../content.ts';
import { onlineEvent } from '../layouts/online-event.ts';

export const eventsAu: DemoEvent[] = [
  {
    slug: 'benefits-breakfast-sydney',
    title: 'Benefits breakfast, Sydney',
    label: 'Breakfast',
    icon: 'contactCalendar',
    art: 'gum-leaves',
    startTime: '07:30',
    endTime: '09:30',
    place: 'The Calyx',
    address: 'Royal Botanic Garden, Mrs Macquaries Road, Sydney NSW 2000',
    introduction: 'Two hours on what people ask of work next, with eggs and without slides.',
    body: [
      'Three heads of people say what they stopped offering, what they began, and what it cost them. Then it is your turn: every table has one question and somebody who has answered it before.',
    ],
    heading: 'On the day',
    points: ['7.30 am doors and coffee', '8.00 am three stories, twelve minutes each', '8.45 am tables'],
    tags: ['employers'],
    inDays: 81,
  },
  {
    slug: 'claims-open-day-wollongong',
    title: 'Claims open day, Wollongong',
    label: 'Open day',
    icon: 'contactCalendar',
    art: 'sea',
    inDays: 38,
    startTime: '10:00',
    endTime: '15:00',
    status: 'soldOut',
    place: 'Banksia House',
    address: '63 Burelli Street, Wollongong NSW 2500',
    introduction: 'Sit beside a case manager for an hour, with headphones on and the family’s consent.',
    body: [
      'You hear what happens when somebody rings. Afterwards there is lunch, and the people whom you heard answer what you want to know.',
    ],
    heading: 'The day',
    points: [
      '10 am to 3 pm, come when you like',
      'Groups of four, one hour each',
      'Lunch on the terrace, if the wind allows',
    ],
    tags: ['claims', 'employers'],
  },
  onlineEvent('Australia', 205),
];
