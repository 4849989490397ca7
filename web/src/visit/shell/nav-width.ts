import type { NavItem } from '../../../../proto/entities/nav.ts';

/** Letters, including the padding of items, that fit at 1024, 1280 and 1536 pixels. */
const ROOM = { narrow: 48, middle: 80, wide: 120 };
const SPACE = 4;

export function computeNavWidth(items: readonly Pick<NavItem, 'link'>[]): keyof typeof ROOM | undefined {
  const letters = items.reduce((sum, { link }) => sum + link.text.length + SPACE, 0);
  return (['narrow', 'middle', 'wide'] as const).find((room) => letters <= ROOM[room]);
}
