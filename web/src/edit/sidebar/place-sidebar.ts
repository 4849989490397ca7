import { MIN_WIDTH, type Side } from '../core/sidebar-layout.ts';

export interface Span {
  left: number;
  right: number;
}

export interface SidebarPlace {
  side: Side;
  width: number;
}

/** As in sidebar.module.css: next to the menu, and at a distance from the right edge. */
const LEFT = 60;
const RIGHT = 12;
const WIDE = { from: 1800, right: 24 };

export function spanOf({ side, width }: SidebarPlace, windowWidth: number): Span {
  const right = windowWidth - (windowWidth >= WIDE.from ? WIDE.right : RIGHT);
  return side === 'left' ? { left: LEFT, right: LEFT + width } : { left: right - width, right };
}

interface Situation {
  current: SidebarPlace;
  /** As the editor has set it. */
  width: number;
  windowWidth: number;
  selected: Span | null;
  pressed: number | null;
}

/** The side on which the sidebar hides nothing at the pressed point, and as little as possible of the selected element. */
export function placeSidebar({ current, width, windowWidth, selected, pressed }: Situation): SidebarPlace {
  const hidden = (side: Side): number => {
    const span = spanOf({ side, width }, windowWidth);
    return (isUnder(span, pressed) ? width : 0) + (selected ? overlapOf(span, selected) : 0);
  };
  const other = otherSide(current.side);
  return { side: hidden(other) < hidden(current.side) ? other : current.side, width };
}

/** A place that covers no line of the text, if need be narrower; null if there is none. */
export function placeBesideText(situation: Situation & { selected: Span }): SidebarPlace | null {
  const { current, width, windowWidth, selected, pressed } = situation;
  const places = [width, MIN_WIDTH].flatMap((wide) => [
    { side: current.side, width: wide },
    { side: otherSide(current.side), width: wide },
  ]);
  const free = places.filter((place) => overlapOf(spanOf(place, windowWidth), selected) === 0);
  return free.find((place) => !isUnder(spanOf(place, windowWidth), pressed)) ?? free[0] ?? null;
}

const isUnder = ({ left, right }: Span, pressed: number | null): boolean =>
  pressed !== null && pressed > left && pressed < right;

const overlapOf = (a: Span, b: Span): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');
