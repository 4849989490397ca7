import { diffArrays } from 'diff';

export interface Range {
  start: number;
  end: number;
}

interface WordDiff {
  removed: Range[];
  added: Range[];
}

/** Texts with more differences are marked as a whole. */
const MAX_EDITS = 2000;

export function diffWords(before: string, after: string): WordDiff {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_EDITS });
  if (!parts) return { removed: whole(before), added: whole(after) };
  const removed: Range[] = [];
  const added: Range[] = [];
  let [old, now] = [0, 0];
  for (const part of parts) {
    const { length } = part.value.join('');
    if (part.removed) removed.push({ start: old, end: old + length });
    if (part.added) added.push({ start: now, end: now + length });
    if (!part.added) old += length;
    if (!part.removed) now += length;
  }
  return { removed: joined(removed, before), added: joined(added, after) };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const whole = (text: string): Range[] => (text === '' ? [] : [{ start: 0, end: text.length }]);

function joined(ranges: Range[], text: string): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && text.slice(last.end, range.start).trim() === '') last.end = range.end;
    else result.push({ ...range });
  }
  return result;
}
