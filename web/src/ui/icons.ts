import { icons } from '../../../proto/icons.ts';

/** Labels are derived from the names, because visitors load this list too. */
export const iconOptions = icons.map((value) => ({
  value,
  text: value[0]!.toUpperCase() + value.slice(1).replace(/[A-Z]/g, ' $&').toLowerCase(),
}));

export type IconName = (typeof icons)[number];

export const isIcon = (name: string | undefined): name is IconName => icons.some((icon) => icon === name);
