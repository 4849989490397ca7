import { computeNavWidth } from './nav-width.ts';

const items = (...texts: string[]) => texts.map((text) => ({ link: { type: 'page' as const, href: '/x', text } }));

test.each([
  ['a few short names', items('What we cover', 'Case studies', 'News'), 'narrow'],
  ['five names', items('What we cover', 'Case studies', 'News', 'About us', 'Careers'), 'middle'],
  [
    'five long names',
    items('What we cover', 'Case studies and stories', 'News and views', 'For employers', 'Superannuation'),
    'wide',
  ],
  ['more than any bar holds', items(...Array<string>(20).fill('What we cover')), undefined],
  ['nothing', [], 'narrow'],
])('%s: the bar needs a %s screen', (_what, given, room) => {
  expect(computeNavWidth(given)).toBe(room);
});
