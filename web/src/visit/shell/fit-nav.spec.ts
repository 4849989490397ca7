import { type Fit, fitNav } from './fit-nav.ts';

const texts = { siteName: 'Banksia Benefits', contact: 'Get in Touch', region: 'AU', more: 'More' };
const items = (...labels: string[]) =>
  labels.map((text) => ({ link: { type: 'page' as const, href: '/x', text }, subItems: [] }));

test.each<[string, string[], Fit[]]>([
  ['nothing', [], []],
  ['a few short names', ['What we cover', 'Case studies', 'News'], [1024, 1024, 1024]],
  ['five names', ['What we cover', 'Case studies', 'News', 'Members', 'About us'], [1024, 1024, 1024, 1024, 1024]],
  [
    'long names',
    ['Versicherungsleistungen', 'Erfahrungsberichte', 'Für Arbeitgeber', 'Neuigkeiten und Termine', 'Über uns'],
    [1024, 1024, 1536, 'never', 'never'],
  ],
  ['one name that is wider than any bar', ['x'.repeat(200), 'News'], ['never', 'never']],
])('%s: from which screen on each is in the bar', (_what, labels, expected) => {
  expect(fitNav(items(...labels), texts)).toEqual(expected);
});

test('a wider screen shows every item that a narrower one shows', () => {
  for (let count = 1; count <= 12; count++)
    for (let length = 1; length <= 40; length++) {
      const fits = fitNav(items(...Array<string>(count).fill('x'.repeat(length))), texts);
      const order = fits.map((fit) => (fit === 'never' ? Infinity : fit));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
});

test('a long name of the site and a long button leave less room', () => {
  const five = items('What we cover', 'Case studies', 'News', 'Members', 'About us');
  const long = { ...texts, siteName: 'The Banksia Benefits Society', contact: 'Ask one of us for a quote' };
  expect(fitNav(five, long)).toEqual([1024, 1024, 1024, 1280, 1536]);
});
