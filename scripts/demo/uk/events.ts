import type { DemoEvent } from '../content.ts';
import { onlineEvent } from '../layouts/online-event.ts';

export const eventsUk: DemoEvent[] = [
  {
    slug: 'sick-pay-clinic-manchester',
    title: 'The sick pay clinic, Manchester',
    label: 'Clinic',
    icon: 'contactCalendar',
    art: 'window',
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
  onlineEvent('the United Kingdom', 212),
];
