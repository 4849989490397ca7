import fc from 'fast-check';
import { MAX_LENGTH, excerptDifference, inExcerpts } from './excerpt-difference.ts';

const words = 'All that visitors need to know about cover, one word after the other. '.repeat(20);
const shown = (before: string, after: string) => {
  const excerpts = inExcerpts({ label: '', before, after });
  return { before: excerpts.before, after: excerpts.after };
};
const marked = (before: string, after: string) => {
  const of = (pieces: { text: string; differs: boolean }[]) =>
    pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
  const excerpts = excerptDifference(before, after);
  return [of(excerpts.before), of(excerpts.after)];
};

test('short texts are whole, and the words that differ are marked', () => {
  expect(marked('We pay 10 days of cover', 'We pay 14 days of cover')).toEqual([
    'We pay [10] days of cover',
    'We pay [14] days of cover',
  ]);
});

test('texts without a common word have no marks', () => {
  expect(marked('Nothing', 'Cover')).toEqual(['Nothing', 'Cover']);
});

test('a difference far behind the start is shown with the words around it, from the start of a word', () => {
  const [before, after] = marked(`${words}pays 10 days. ${words}`, `${words}pays 14 days. ${words}`);
  expect(before).toMatch(/^…\w.* pays \[10\] days\. .*\w…$/);
  expect(after).toMatch(/^…\w.* pays \[14\] days\. .*\w…$/);
});

test('a difference within a word that is longer than an excerpt is shown', () => {
  const long = 'x'.repeat(900);
  expect(shown(`${long}a${long}`, `${long}b${long}`)).toEqual({
    before: `…${'x'.repeat(80)}a${'x'.repeat(MAX_LENGTH - 81)}…`,
    after: `…${'x'.repeat(80)}b${'x'.repeat(MAX_LENGTH - 81)}…`,
  });
});

const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('cover', '…', ' ', 'x'.repeat(90))), {
    maxLength: 80,
  })
  .map((parts) => parts.join(' '));
/** Mostly with a common beginning or end. */
const pair = fc
  .record({ start: text, end: text, before: text, after: text })
  .map(({ start, end, before, after }) => [start + before + end, start + after + end] as const);

test('excerpts of texts that differ differ, have no more than the maximum, and are parts of the texts', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const excerpts = shown(before, after);
      expect(excerpts.before === excerpts.after).toBe(before === after);
      for (const [full, excerpt] of [
        [before, excerpts.before],
        [after, excerpts.after],
      ] as const) {
        expect(excerpt.length).toBeLessThanOrEqual(MAX_LENGTH + 2);
        expect(full).toContain(excerpt.slice(1, -1));
      }
    }),
  );
});

test('texts that are short enough are whole', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: MAX_LENGTH }), fc.string({ maxLength: MAX_LENGTH }), (before, after) =>
      expect(shown(before, after)).toEqual({ before, after }),
    ),
  );
});
