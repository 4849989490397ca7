import { isTooExpensive } from './rendering-cost.ts';

const levels = (count: number, level: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => level(index + 1)).join('');

test.each([
  [
    'refers to itself tenfold at each of seven levels',
    levels(7, (n) => `<g id="a${n}">${`<use href="#a${n - 1}"></use>`.repeat(10)}</g>`),
  ],
  [
    'is filled with patterns of patterns',
    levels(7, (n) => `<pattern id="a${n}">${`<rect fill="url(#a${n - 1})"></rect>`.repeat(10)}</pattern>`),
  ],
  ['contains itself endlessly', `${'<g>'.repeat(300)}${'</g>'.repeat(300)}`],
  ['refers from one to the next endlessly', levels(300, (n) => `<g id="a${n}"><use href="#a${n + 1}"></use></g>`)],
  ['has very many elements', '<path></path>'.repeat(100_001)],
])('a drawing that %s is too expensive', (_, inner) => {
  expect(isTooExpensive(`<svg><g id="a0"><rect></rect></g>${inner}</svg>`)).toBe(true);
});

test.each([
  ['uses its icons often', `<symbol id="i"><path></path></symbol>${'<use href="#i"></use>'.repeat(1000)}`],
  ['refers to itself', '<g id="a"><use href="#a"></use><use href="#b"></use></g><g id="b"><use href="#a"></use></g>'],
  ['has an id twice', '<g id="a"></g><g id="a"><use href="#a"></use></g>'],
  ['has colours', '<rect fill="#fff" id="r"></rect>'],
])('a drawing that %s is not', (_, inner) => {
  expect(isTooExpensive(`<svg>${inner}</svg>`)).toBe(false);
});
