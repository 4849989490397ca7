import type { DescribedChange } from './describe-change.ts';
import { type Range, diffWords } from './diff-words.ts';

export interface Piece {
  text: string;
  differs: boolean;
}

export interface Excerpts {
  before: Piece[];
  after: Piece[];
}

/** Longer texts are shown from a few words before the first difference. */
export const MAX_LENGTH = 400;
const WORDS_BEFORE = 80;

/** Returns the same part of two texts with their different words. Excerpts of different texts are always different. */
export function excerptDifference(before: string, after: string): Excerpts {
  const { removed, added } = isWhole(diffWords(before, after), before, after);
  if (Math.max(before.length, after.length) <= MAX_LENGTH)
    return {
      before: piecesOf(before, removed, { start: 0, end: before.length }),
      after: piecesOf(after, added, { start: 0, end: after.length }),
    };
  const first = firstDifference(before, after);
  const start = startOf(before, first);
  return {
    before: piecesOf(before, removed, { start, end: endOf(before, start, first) }),
    after: piecesOf(after, added, { start, end: endOf(after, start, first) }),
  };
}

export function inExcerpts({ label, before, after }: DescribedChange): DescribedChange {
  const excerpts = excerptDifference(before, after);
  return { label, before: textOf(excerpts.before), after: textOf(excerpts.after) };
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Texts without a common word need no marks. */
function isWhole({ removed, added }: ReturnType<typeof diffWords>, before: string, after: string) {
  const covers = (ranges: readonly Range[], text: string) => ranges[0]?.start === 0 && ranges[0].end === text.length;
  return covers(removed, before) && covers(added, after) ? { removed: [], added: [] } : { removed, added };
}

function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at++;
  return at;
}

/** Returns the start of a word near the first difference, if there is one. */
function startOf(text: string, first: number): number {
  const earliest = first - WORDS_BEFORE;
  if (earliest <= 0) return 0;
  const space = text.slice(earliest, first).search(/\s/);
  return space < 0 ? wholeCharacter(text, earliest) : earliest + space + 1;
}

/** Returns the end of a word after the first difference, if there is one. */
function endOf(text: string, start: number, first: number): number {
  const latest = start + MAX_LENGTH;
  if (latest >= text.length) return text.length;
  const space = /\s\S*$/.exec(text.slice(first + 1, latest + 1));
  return space ? first + 1 + space.index : wholeCharacter(text, latest);
}

const wholeCharacter = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at);

function piecesOf(text: string, ranges: readonly Range[], { start, end }: Range): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, differs: boolean) => {
    if (from < to) pieces.push({ text: text.slice(from, to), differs });
  };
  if (start > 0) pieces.push({ text: '…', differs: false });
  let at = start;
  for (const range of ranges) {
    const [from, to] = [Math.max(at, range.start), Math.min(end, range.end)];
    if (from >= to) continue;
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, end, false);
  if (end < text.length) pieces.push({ text: '…', differs: false });
  return pieces;
}
