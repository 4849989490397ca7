import type { IconName } from './icon-names.ts';

const LABELS: Record<IconName, string> = {
  mountains: 'Mountains',
  books: 'Books',
  contactCalendar: 'Calendar with a contact',
  lightbulb: 'Light bulb',
  ranking: 'Ranking',
  world: 'World',
  phone: 'Telephone',
  email: 'Email',
  location: 'Location',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  twitter: 'Twitter',
};

export const iconOptions = (Object.keys(LABELS) as IconName[]).map((value) => ({ value, text: LABELS[value] }));
