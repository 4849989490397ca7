import type { Path } from '../../../../proto/edit.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface DropTarget {
  list: Path;
  after: string | null;
  line: Box;
}

const THICKNESS = 4;

export function findDropTarget(
  list: { path: Path; box: Box },
  items: readonly { key: string; box: Box }[],
  point: { x: number; y: number },
): DropTarget {
  const inRow = isRow(items);
  const index = items.findIndex(({ box }) =>
    inRow && point.y < box.top + box.height
      ? point.x < box.left + box.width / 2
      : point.y < (inRow ? box.top : box.top + box.height / 2),
  );
  const at = index < 0 ? items.length : index;
  return {
    list: list.path,
    after: items[at - 1]?.key ?? null,
    line: inRow ? verticalLine(items, at) : horizontalLine(list.box, items, at),
  };
}

function isRow(items: readonly { box: Box }[]): boolean {
  const [first, second] = items;
  return !!first && !!second && second.box.left >= first.box.left + first.box.width / 2;
}

function horizontalLine(list: Box, items: readonly { box: Box }[], at: number): Box {
  const [before, next] = [items[at - 1]?.box, items[at]?.box];
  const top =
    before && next
      ? (before.top + before.height + next.top) / 2
      : (next?.top ?? (before ? before.top + before.height : list.top));
  return { left: list.left, top: top - THICKNESS / 2, width: list.width, height: THICKNESS };
}

function verticalLine(items: readonly { box: Box }[], at: number): Box {
  const [before, next] = [items[at - 1]?.box, items[at]?.box];
  const box = (next ?? before)!;
  return {
    left: (next ? box.left : box.left + box.width) - THICKNESS / 2,
    top: box.top,
    width: THICKNESS,
    height: box.height,
  };
}
