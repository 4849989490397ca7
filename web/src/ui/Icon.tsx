import type { icons } from '../../../proto/values.ts';

export type IconName = (typeof icons)[number];

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

export const isIcon = (name: string | undefined): name is IconName => name !== undefined && name in LABELS;

/** Decoration: what it stands for is said in words beside it. */
export function Icon({ name, size = 32 }: { name: IconName; size?: 32 | 16 }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.6 : 1.8}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** The icons as editors choose among them. */
export const iconOptions = (Object.keys(LABELS) as IconName[]).map((value) => ({ value, text: LABELS[value] }));
