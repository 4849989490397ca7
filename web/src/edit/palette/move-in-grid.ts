export interface Cell {
  left: number;
  top: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function moveInGrid(cells: readonly Cell[], from: number, arrow: Arrow): number {
  const current = cells[from];
  if (!current) return from;
  if (arrow === 'ArrowLeft') return Math.max(0, from - 1);
  if (arrow === 'ArrowRight') return Math.min(cells.length - 1, from + 1);
  const isBeyond = (cell: Cell) => (arrow === 'ArrowDown' ? cell.top > current.top : cell.top < current.top);
  const tops = cells.filter(isBeyond).map(({ top }) => top);
  if (tops.length === 0) return from;
  const row = arrow === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops);
  const distance = (index: number) => Math.abs(cells[index]!.left - current.left);
  return cells
    .flatMap(({ top }, index) => (top === row ? [index] : []))
    .reduce((best, index) => (distance(index) < distance(best) ? index : best));
}
