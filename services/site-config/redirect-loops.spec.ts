import { normalizePath } from '../../proto/address.ts';
import { closesLoop, requireNoLoop } from './redirect-loops.ts';

const some = (...redirects: [string, string][]) => redirects.map(([from, to]) => ({ from, to }));
const own = ['own.example', 'www.own.example'];

describe('redirects form a circle', () => {
  test.each([
    ['at once', some(['/a', '/a']), '/a → /a'],
    ['over others', some(['/a', '/b'], ['/b', '/c'], ['/c', '/a']), '/a → /b → /c → /a'],
    ['whatever is a capital in them', some(['/a', '/B/'], ['/b', '/A']), '/a → /b → /a'],
    ['with a query, which is added again and again', some(['/a', '/a?x=1']), '/a → /a'],
    ['with a part of a page', some(['/a', '/b#x'], ['/b', '/a']), '/a → /b → /a'],
    ['by the whole address of the site itself', some(['/a', 'https://WWW.Own.example/a/']), '/a → /a'],
    ['to the home page', some(['/', 'https://own.example']), '/ → /'],
    ['further on', some(['/x', '/a'], ['/a', '/b'], ['/b', '/a']), '/a → /b → /a'],
  ])('%s', (_, sent, loop) => {
    expect(() => requireNoLoop(sent, [], own)).toThrow(`This redirect would create a loop: ${loop}.`);
  });

  test('with others, ignoring a second one from the same address', () => {
    expect(() => requireNoLoop(some(['/a', '/b']), some(['/b', '/a']), own)).toThrow('/a → /b → /a');
    expect(() => requireNoLoop(some(['/a', '/b']), some(['/a', '/a']), own)).not.toThrow();
  });
});

test.each([
  ['end somewhere', some(['/a', '/b'], ['/b', '/c'])],
  ['lead to another site', some(['/a', 'https://other.example/a'])],
  ['meet', some(['/a', '/c'], ['/b', '/c'], ['/c', '/d'])],
])('redirects that %s are accepted', (_, sent) => expect(() => requireNoLoop(sent, [], own)).not.toThrow());

test('an existing circle does not prevent other changes', () => {
  expect(() => requireNoLoop(some(['/x', '/a']), some(['/a', '/b'], ['/b', '/a']), own)).not.toThrow();
});

test('a chain of thousands is followed once', () => {
  const chain = Array.from({ length: 5000 }, (_, index) => ({ from: `/${index}`, to: `/${index + 1}` }));
  expect(() => requireNoLoop(chain, [], own)).not.toThrow();
  expect(() => requireNoLoop([...chain, { from: '/5000', to: '/0' }], [], own)).toThrow('loop');
});

describe('following redirects returns to the start', () => {
  test.each<[boolean, string, [string, string], [string, string][]]>([
    [true, 'over one', ['/a', '/b'], [['/b', '/a']]],
    [
      true,
      'over several, one of which is a whole address',
      ['/a', '/b'],
      [
        ['/b', '/C/'],
        ['/c', 'https://own.example/a#x'],
      ],
    ],
    [true, 'at once', ['/a', '/a'], []],
    [false, 'not when the chain ends', ['/a', '/b'], [['/b', '/c']]],
    [
      false,
      'not when the chain runs in a circle further on',
      ['/a', '/b'],
      [
        ['/b', '/c'],
        ['/c', '/b'],
      ],
    ],
    [false, 'not when it leads to another site', ['/a', 'https://other.example/b'], [['/b', '/a']]],
  ])('%s: %s', async (isCircle, _, [from, to], others) => {
    const find = async (path: string) => some(...others).find((other) => normalizePath(other.from) === path);
    expect(await closesLoop({ from, to }, find, own)).toBe(isCircle);
  });
});
