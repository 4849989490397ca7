import { type Middleware, type Placement, computePosition, flip, offset, shift } from '@floating-ui/core';
import { type Area, type Size, boxAt, covers, movedClear } from './area.ts';

const GAP = 8;

/** Each list is in order of preference. A place at the left or the right is inside of the target; every place is moved into the area. */
export const PLACES = {
  bar: ['right-start', 'left-start', 'top-end', 'top-start', 'bottom-end', 'bottom-start', 'right-end', 'left-end'],
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
}

export interface OverlayPlace {
  name: Placement;
  box: Area;
}

/** Returns the first place that covers as little as possible; null if every place covers what must never be covered. */
export async function placeOverlay(around: Surroundings): Promise<OverlayPlace | null> {
  const { avoid, before } = around;
  let others: readonly Area[] | undefined;
  const rounds: IsTaken[] = [
    (box, name) => covers(box, avoid.flat()) || (name !== before && covers(box, (others ??= around.others?.() ?? []))),
    ...avoid.map(
      (_, dropped): IsTaken =>
        (box) =>
          covers(box, avoid.slice(0, avoid.length - dropped).flat()),
    ),
  ];
  for (const isTaken of rounds) {
    const place = await findPlace(around, isTaken);
    if (!isTaken(place.box, place.name)) return place;
  }
  return null;
}

type IsTaken = (box: Area, name: Placement) => boolean;

async function findPlace(around: Surroundings, isTaken: IsTaken): Promise<OverlayPlace> {
  const { target, area, size, placements, buttons = [], before } = around;
  const isFirst = (name: Placement) => name === before;
  const [first, ...rest] = [...placements.filter(isFirst), ...placements.filter((name) => !isFirst(name))];
  const pastButtons: Middleware = {
    name: 'pastButtons',
    fn({ x, y, placement }) {
      const side = placement.startsWith('top') ? 'above' : 'below';
      return isAtSide(placement) ? {} : { y: movedClear(boxAt(x, y, size), buttons, side, GAP).top };
    },
  };
  const { x, y, placement } = await computePosition(target, size, {
    ...(first && { placement: first }),
    platform: {
      getElementRects: () => ({ reference: rectOf(target), floating: { x: 0, y: 0, ...size } }),
      getClippingRect: () => rectOf(area),
      getDimensions: () => size,
    },
    middleware: [
      offset(({ placement }) =>
        isAtSide(placement) ? { mainAxis: -GAP - size.width, alignmentAxis: GAP } : { mainAxis: GAP },
      ),
      pastButtons,
      shift({ crossAxis: true, padding: GAP }),
      // A place that covers something counts as one that does not fit.
      flip(({ x, y, placement }) => ({
        fallbackPlacements: rest,
        fallbackStrategy: 'initialPlacement',
        padding: isTaken(boxAt(x, y, size), placement) ? area.right + area.bottom : 0,
      })),
    ],
  });
  return { name: placement, box: boxAt(x, y, size) };
}

const isAtSide = (name: Placement): boolean => /^(left|right)/.test(name);

const rectOf = ({ left, top, right, bottom }: Area) => ({ x: left, y: top, width: right - left, height: bottom - top });
