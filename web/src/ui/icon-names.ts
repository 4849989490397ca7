import { icons } from '../../../proto/icons.ts';

export type IconName = (typeof icons)[number];

export const isIcon = (name: string | undefined): name is IconName => icons.some((icon) => icon === name);
