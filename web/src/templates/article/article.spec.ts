import { readingTime } from './Article.tsx';

const text = (words: number) => ({
  componentType: 'RichText',
  key: 'a',
  text: `<p>${'<b>word</b> '.repeat(words)}</p>`,
});

test.each([
  [[], 0],
  [[text(1)], 1],
  [[text(220), { componentType: 'QuoteBlock', key: 'q', text: 'word '.repeat(900) }], 1],
  [[text(221), text(400)], 3],
])('the reading time of a text counts its words, case %#', (items, minutes) => {
  expect(readingTime(items)).toBe(minutes);
});
