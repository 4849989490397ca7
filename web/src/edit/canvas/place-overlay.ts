import { type Middleware, type Placement, computePosition, offset, shift } from '@floating-ui/core';
import { type Area, type Size, boxAt, coveredArea, covers, movedClear } from './area.ts';

const GAP = 8;

/** Each list is in order of preference. A place in a corner at the left or the right is inside of the target; every place is moved into the area. */
export const PLACES = {
  bar: [
    'right-start',
    'left-start',
    'top-end',
    'top-start',
    'bottom-end',
    'bottom-start',
    'right-end',
    'left-end',
    'left',
    'right',
  ],
  toolbar: ['top-start', 'top-end', 'bottom-start', 'bottom-end'],
  card: ['bottom-start', 'bottom-end', 'top-start', 'top-end'],
  toasts: ['top', 'bottom'],
} as const satisfies Record<string, readonly Placement[]>;

export interface Surroundings {
  /** The block or the text to which the overlay belongs, or the canvas. */
  target: Area;
  /** The part of the window that no panel covers. The overlay is docked to its edges. */
  area: Area;
  size: Size;
  placements: readonly Placement[];
  /** Places above and below the target are moved past these buttons. */
  buttons?: readonly Area[];
  /** Lists of boxes by importance. Boxes of the first list are never covered, and those of the last list are covered first. */
  avoid: readonly (readonly Area[])[];
  /** Returns boxes that matter less than all of `avoid`. They are measured only if the overlay does not stay at its last place. */
  others?: () => readonly Area[];
  /** The last place. The overlay stays there while it covers nothing of `avoid`. */
  before?: string | undefined;
  /** Whether a place that covers less is better than an earlier place of the list. */
  byArea?: boolean;
}

export interface OverlayPlace {
  name: Placement;
  box: Area;
}

/**
 * Returns the last place as long as that covers nothing of `avoid`, otherwise the first place that covers nothing. If each covers something, it
 * is the first one or the one that covers least, and null if every place covers what must never be covered.
 */
export async function placeOverlay(around: Surroundings): Promise<OverlayPlace | null> {
  const { avoid, before, byArea = false, others, placements } = around;
  const places = await Promise.all(placements.map((name) => findPlace(around, name)));
  const last = places.find(({ name }) => name === before);
  if (last && !covers(last.box, avoid.flat())) return last;
  const less = others?.() ?? [];
  for (let kept = avoid.length; kept > 0; kept--) {
    const free = places.filter(({ box }) => !covers(box, avoid.slice(0, kept).flat()));
    if (last && free.includes(last)) return last;
    const covered = free.map(({ box }) => coveredArea(box, [...avoid.slice(kept).flat(), ...less]));
    const best = free[covered.indexOf(byArea ? Math.min(...covered) : 0)] ?? free[0];
    if (best) return best;
  }
  return null;
}

async function findPlace(around: Surroundings, name: Placement): Promise<OverlayPlace> {
  const { target, area, size, buttons = [] } = around;
  const pastButtons: Middleware = {
    name: 'pastButtons',
    fn({ x, y, placement }) {
      const side = placement.startsWith('top') ? 'above' : 'below';
      return isCorner(placement) ? {} : { y: movedClear(boxAt(x, y, size), buttons, side, GAP).top };
    },
  };
  const { x, y } = await computePosition(target, size, {
    placement: name,
    platform: {
      getElementRects: () => ({ reference: rectOf(target), floating: { x: 0, y: 0, ...size } }),
      getClippingRect: () => rectOf(area),
      getDimensions: () => size,
    },
    middleware: [
      offset(isCorner(name) ? { mainAxis: -GAP - size.width, alignmentAxis: GAP } : { mainAxis: GAP }),
      pastButtons,
      shift({ crossAxis: true, padding: GAP }),
    ],
  });
  return { name, box: boxAt(x, y, size) };
}

const isCorner = (name: Placement): boolean => /^(left|right)-/.test(name);

const rectOf = ({ left, top, right, bottom }: Area) => ({ x: left, y: top, width: right - left, height: bottom - top });
