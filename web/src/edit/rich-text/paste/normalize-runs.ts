import { type Run, marks } from './pasted-block.ts';

const INVISIBLE = /[\u200b\u2060\ufeff\0]/;

export function normalizeRuns(runs: readonly Run[]): Run[] {
  const text = runs.map((run) => run.text).join('');
  const remains: boolean[] = [];
  const next = nextVisible(text);
  let previous = '\n';
  const characters = [...Array(text.length).keys()].map((at) => {
    let character = text[at]!;
    if (character === '\u00a0' && !isTypographic(text, at)) character = ' ';
    const isDropped =
      INVISIBLE.test(character) ||
      (character === ' ' && (' \n\u00a0'.includes(previous) || next[at] === '\n' || next[at] === ''));
    remains[at] = !isDropped;
    if (!isDropped) previous = character;
    return character;
  });
  let at = 0;
  const collapsed = runs.flatMap((run) => {
    const from = at;
    at += run.text.length;
    const rest = characters.slice(from, at).filter((_, index) => remains[from + index]);
    return rest.length > 0 ? [{ ...run, text: rest.join('') }] : [];
  });
  return joinRuns(trimBreaks(collapsed).map(withoutBlankMarks));
}

function nextVisible(text: string): string[] {
  const next: string[] = [];
  let found = '';
  for (let at = text.length - 1; at >= 0; at -= 1) {
    next[at] = found;
    if (!/[ \u00a0]/.test(text[at]!) && !INVISIBLE.test(text[at]!)) found = text[at]!;
  }
  return next;
}

/** Programs write no-break spaces instead of spaces, so only those in typographic places remain, such as between a number and its unit. */
function isTypographic(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 3), at), text[at + 1] ?? ''];
  if (!/\S$/.test(before) || !/\S/.test(after)) return false;
  return (
    (/\d$/.test(before) && /[\d\p{L}€$£%‰°]/u.test(after)) ||
    /[:;?!»%€]/.test(after) ||
    /[«§№]$/.test(before) ||
    /(^|[^\p{L}])\p{L}\.$/u.test(before)
  );
}

function trimBreaks(runs: readonly Run[]): Run[] {
  const isBreak = ({ text }: Run) => text === '\n';
  const first = runs.findIndex((run) => !isBreak(run));
  const last = runs.findLastIndex((run) => !isBreak(run));
  return first < 0 ? [] : runs.slice(first, last + 1);
}

function withoutBlankMarks(run: Run, index: number, runs: readonly Run[]): Run {
  if (run.text.trim() !== '') return run;
  const [before, after] = [runs[index - 1], runs[index + 1]];
  const inBoth = marks.filter((mark) => before?.marks.includes(mark) && after?.marks.includes(mark));
  const href = before?.href !== undefined && before.href === after?.href ? before.href : undefined;
  return { text: run.text, marks: inBoth, ...(href !== undefined && { href }) };
}

function joinRuns(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1);
    const isSame =
      last &&
      last.text !== '\n' &&
      run.text !== '\n' &&
      !last.picture &&
      !run.picture &&
      last.href === run.href &&
      last.marks.join() === run.marks.join();
    return isSame ? [...joined.slice(0, -1), { ...last, text: last.text + run.text }] : [...joined, run];
  }, []);
}
