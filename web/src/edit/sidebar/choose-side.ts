import type { Side } from '../core/sidebar-layout.ts';

export interface Span {
  left: number;
  right: number;
}

/** The side on which the sidebar hides nothing at the pressed point, and as little as possible of the selected element. */
export function chooseSide(
  current: Side,
  sidebars: Record<Side, Span>,
  selected: Span | null,
  pressed: number | null,
): Side {
  const hidden = (side: Side): number => {
    const { left, right } = sidebars[side];
    const isPressedHidden = pressed !== null && pressed > left && pressed < right;
    const overlap = selected ? Math.min(right, selected.right) - Math.max(left, selected.left) : 0;
    return (isPressedHidden ? right - left : 0) + Math.max(0, overlap);
  };
  const other = current === 'left' ? 'right' : 'left';
  return hidden(other) < hidden(current) ? other : current;
}
