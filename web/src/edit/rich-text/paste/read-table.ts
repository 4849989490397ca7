import type { Block, Cell } from './pasted-block.ts';
import { isText } from './pasted-block.ts';

const MAX_SPAN = 100;

type ReadCell = (cell: HTMLTableCellElement) => Block[];

/** Returns null for a table that only arranges its contents, as in emails. */
export function readTable(
  table: HTMLTableElement,
  isShown: (part: Element) => boolean,
  read: ReadCell,
): Cell[][] | null {
  const rows = readShownCells(table, isShown);
  const widest = Math.max(0, ...rows.map((row) => row.length));
  const isLayout = /^(presentation|none)$/.test(table.getAttribute('role') ?? '') || table.querySelector('table');
  if (isLayout || widest < 2) return null;
  const cells = rows.map((row) =>
    row.map(({ cell, colspan, rowspan }) => ({
      isHeader: cell.localName === 'th',
      colspan,
      rowspan,
      blocks: flatten(read(cell)),
    })),
  );
  const filled = withoutEmptyEdges(cells);
  return filled.every((row) => row.length < 2) ? null : withHeader(filled);
}

interface ShownCell {
  cell: HTMLTableCellElement;
  colspan: number;
  rowspan: number;
}

/**
 * Spreadsheets hide a column by its `col` or `colgroup` alone, so cells are counted from the left with the spans of the rows above. A
 * group without `col` elements has a span of its own.
 */
function readShownCells(table: HTMLTableElement, isShown: (part: Element) => boolean): ShownCell[][] {
  const isGroupShown = (part: Element) => isShown(part.parentElement!) && isShown(part);
  const columns = [
    ...table.querySelectorAll<HTMLTableColElement>(':scope > col, :scope > colgroup, :scope > colgroup > col'),
  ]
    .filter((column) => column.childElementCount === 0)
    .flatMap((column) => Array<boolean>(span(column.span)).fill(isGroupShown(column)));
  /** The number of further rows that a cell above covers, for each column. */
  const covered: number[] = [];
  const rows = [...table.rows].map((row, at, all) => {
    let column = 0;
    const cells = [...row.cells].flatMap((cell) => {
      while (covered[column]) covered[column++]! -= 1;
      const rowspan = span(cell.rowSpan);
      const places = Array.from({ length: span(cell.colSpan) }, () => column++);
      for (const place of places) covered[place] = rowspan - 1;
      const colspan = places.filter((place) => columns[place] ?? true).length;
      const shownRows = all.slice(at, at + rowspan).filter(isGroupShown).length;
      return colspan > 0 && isShown(cell) ? [{ cell, colspan, rowspan: Math.max(1, shownRows) }] : [];
    });
    for (; column < covered.length; column++) if (covered[column]) covered[column]! -= 1;
    return isGroupShown(row) ? cells : null;
  });
  return rows.filter((cells) => cells !== null);
}

const span = (value: number): number => Math.min(Math.max(value, 1), MAX_SPAN);

const flatten = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (isText(block)) return [{ ...block, tag: 'p' }];
    if (block.type === 'quote') return flatten(block.blocks);
    return block.type === 'table' ? block.rows.flat().flatMap(({ blocks }) => flatten(blocks)) : [block];
  });

function withoutEmptyEdges(rows: readonly Cell[][]): Cell[][] {
  const filled = rows.filter((row) => row.some(({ blocks, rowspan }) => blocks.length > 0 || rowspan > 1));
  if (filled.some((row) => row.some(({ colspan, rowspan }) => colspan > 1 || rowspan > 1))) return filled;
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex(({ blocks }) => blocks.length > 0) + 1));
  const first = Math.min(width, ...filled.map((row) => row.findIndex(({ blocks }) => blocks.length > 0)));
  const missing: Cell = { isHeader: false, colspan: 1, rowspan: 1, blocks: [] };
  return filled.map((row) =>
    [...row, ...Array<Cell>(Math.max(0, width - row.length)).fill(missing)].slice(first, width),
  );
}

/** Programs without header cells write the first row in bold. */
function withHeader([first, ...rest]: Cell[][]): Cell[][] {
  if (!first) return [];
  const isHeader = first.every((cell) => cell.isHeader) || (rest.length > 0 && first.every(isBoldCell));
  return [first.map((cell) => ({ ...cell, isHeader: isHeader || cell.isHeader })), ...rest].map((row) =>
    row.map((cell) => (cell.isHeader ? { ...cell, blocks: cell.blocks.map(withoutBold) } : cell)),
  );
}

const isBoldCell = ({ blocks }: Cell): boolean =>
  blocks.length > 0 &&
  blocks.every((block) => isText(block) && block.runs.every(({ marks }) => marks.includes('strong')));

export const withoutBold = (block: Block): Block =>
  isText(block)
    ? { ...block, runs: block.runs.map((run) => ({ ...run, marks: run.marks.filter((mark) => mark !== 'strong') })) }
    : block;
