import type { NavItem } from '../../../../proto/entities/nav.ts';

/** Most letters, an item's own space counted in, that stand beside the rest of the bar from 1024, 1280 and 1536 pixels on. */
const ROOM = { narrow: 48, middle: 80, wide: 120 };
const SPACE = 4;

/** How wide a screen must be for the whole navigation to stand in the bar; on narrower ones it is behind a button. */
export function computeNavWidth(items: readonly Pick<NavItem, 'link'>[]): keyof typeof ROOM | undefined {
  const letters = items.reduce((sum, { link }) => sum + link.text.length + SPACE, 0);
  return (['narrow', 'middle', 'wide'] as const).find((room) => letters <= ROOM[room]);
}
