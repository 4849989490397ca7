import { Rendition } from '../../../proto/entities/rendition.ts';
import { planRendition } from './plan.ts';
import { renditionKey } from './stored-renditions.ts';

const photo = { type: 'image/jpeg', width: 1600, height: 1000 };
const logo = { type: 'image/svg+xml', width: 40, height: 20 };
const film = { type: 'image/gif', width: 400, height: 300 };

/** Returns the key of the rendition for a query such as w=800&h=450, or null for the original file. */
function keyFor(
  query: string,
  { source = photo as Parameters<typeof planRendition>[0], webp = true } = {},
): string | null {
  const plan = planRendition(source, Rendition.parse(Object.fromEntries(new URLSearchParams(query))), webp);
  return plan && renditionKey({ _id: 'x' }, plan).replace('images/x/', '');
}

describe('the size of a rendition', () => {
  test.each([
    ['w=800&h=450', '800x450-q70.webp'],
    ['w=800', '800x500-q70.webp'],
    ['h=500', '800x500-q70.webp'],
    ['', 'full-q70.webp'],
    ['w=400&h=225&s=2', '800x450-q70.webp'],
    ['w=333&h=333&s=1.5', '500x500-q70.webp'],
    ['w=100.2', '101x63-q70.webp'],
    ['s=2', 'full-q70.webp'],
  ])('%j is %s', (query, file) => expect(keyFor(query)).toBe(file));

  test.each([
    ['w=3200&h=1800', '1600x900-q70.webp'],
    ['w=2000', 'full-q70.webp'],
    ['w=1600&h=2000', '800x1000-q70.webp'],
    ['w=10&h=4000', '3x1000-q70.webp'],
  ])('is never enlarged, and keeps its proportions: %s is %s', (query, file) => expect(keyFor(query)).toBe(file));

  test('has no side above 4000', () => {
    const source = { type: 'image/jpeg', width: 12000, height: 3000 };
    expect(keyFor('', { source })).toBe('4000x1000-q70.webp');
    expect(keyFor('w=4000&h=1000&s=3', { source })).toBe('4000x1000-q70.webp');
    expect(keyFor('f=orig', { source })).toBe('4000x1000-q70.jpg');
  });

  test('is at least one pixel', () => {
    expect(keyFor('w=1', { source: { type: 'image/png', width: 4000, height: 10 } })).toBe('1x1-q70.webp');
  });
});

describe('the crop of a rendition', () => {
  test.each([
    ['cx=10&cy=20&cw=300&ch=400', 'full-c10.20.300.400-q70.webp'],
    ['cx=10.4&cy=19.6&cw=300.2&ch=400.1', 'full-c10.20.301.400-q70.webp'],
    ['cx=10&cy=20&cw=300', 'full-q70.webp'],
    ['cx=1300.4&cy=600.4&cw=300.2&ch=400.2', 'full-c1300.600.300.400-q70.webp'],
    ['cx=0&cy=0&cw=1600&ch=1000', 'full-q70.webp'],
    ['cx=0&cy=0&cw=1600.4&ch=1000.9&w=800', '800x500-q70.webp'],
    ['cx=0&cy=0&cw=200&ch=100&w=800&h=400', 'full-c0.0.200.100-q70.webp'],
    ['cx=0&cy=0&cw=200&ch=100&w=50', '50x25-c0.0.200.100-q70.webp'],
  ])('%s is %s', (query, file) => expect(keyFor(query)).toBe(file));

  test.each([
    'cx=1600&cy=0&cw=10&ch=10',
    'cx=0&cy=1000&cw=10&ch=10',
    'cx=0&cy=0&cw=0&ch=10',
    'cx=1500&cy=900&cw=300&ch=100',
    'cx=1500&cy=900&cw=100&ch=102',
    'cx=0&cy=0&cw=9999&ch=9999',
  ])('outside of the picture is refused: %s', (query) =>
    expect(() => keyFor(query)).toThrow('which is 1600 × 1000 pixels'),
  );
});

describe('a crop of a picture that has replaced a larger or smaller one', () => {
  const replaced = (width: number, height: number) => ({
    ...photo,
    width,
    height,
    cropSize: { width: 1600, height: 1000 },
  });

  test.each([
    [3200, 2000, 'cx=10&cy=20&cw=300&ch=400', 'full-c20.40.600.800-q70.webp'],
    [3200, 2000, 'cx=10.25&cy=0&cw=300.25&ch=400', 'full-c21.0.600.800-q70.webp'],
    [400, 250, 'cx=400&cy=0&cw=800&ch=1000', 'full-c100.0.200.250-q70.webp'],
    [1000, 1600, 'cx=0&cy=0&cw=800&ch=500', 'full-c0.0.500.800-q70.webp'],
    [400, 250, 'cx=0&cy=0&cw=1600&ch=1000', 'full-q70.webp'],
    [4, 4, 'cx=1599&cy=999&cw=1&ch=1', 'full-c3.3.1.1-q70.webp'],
    [3200, 2000, 'cx=1300&cy=0&cw=301&ch=1000', 'full-c2600.0.600.2000-q70.webp'],
  ])('is the same part of it: %i × %i, %s', (width, height, query, file) =>
    expect(keyFor(query, { source: replaced(width, height) })).toBe(file),
  );

  test('is refused outside of the picture that was cropped', () => {
    const source = replaced(3200, 2000);
    expect(() => keyFor('cx=1500&cy=900&cw=300&ch=100', { source })).toThrow('which is 1600 × 1000 pixels');
  });
});

describe('a focal point', () => {
  const at = (x: number, y: number) => ({ source: { ...photo, focalPoint: { x, y } } });

  test.each([
    [0.5, 0.5, 'w=500&h=500', '500x500-c300.0.1000.1000-q70.webp'],
    [0.9, 0.1, 'w=500&h=500', '500x500-c600.0.1000.1000-q70.webp'],
    [0, 0, 'w=500&h=500', '500x500-c0.0.1000.1000-q70.webp'],
    [0.4, 0.5, 'w=300&h=600', '300x600-c390.0.500.1000-q70.webp'],
    [0.2, 0.8, 'w=800&h=200', '800x200-c0.600.1600.400-q70.webp'],
    [1, 1, 'w=800&h=200', '800x200-c0.600.1600.400-q70.webp'],
  ])('at %f, %f stays in view: %s is %s', (x, y, query, file) => expect(keyFor(query, at(x, y))).toBe(file));

  test.each(['w=800', 'h=500', 'w=800&h=500', ''])('changes nothing where nothing is cropped: %j', (query) =>
    expect(keyFor(query, at(0.1, 0.1))).toBe(keyFor(query)),
  );

  test('does not change a crop of a page in its own proportions, and stays in view where it is cropped again', () => {
    const crop = 'cx=600&cy=0&cw=800&ch=800';
    expect(keyFor(`${crop}&w=400&h=400`, at(0.8, 0.5))).toBe(keyFor(`${crop}&w=400&h=400`));
    expect(keyFor(`${crop}&w=400&h=200`, at(0.8, 0.1))).toBe('400x200-c600.0.800.400-q70.webp');
    expect(keyFor(`${crop}&w=400&h=200`, at(0.1, 0.1))).toBe(keyFor(`${crop}&w=400&h=200`));
  });
});

test('a crop of a drawing is cut off at its border', () => {
  expect(keyFor('f=png&cx=20&cy=0&cw=40&ch=20', { source: logo })).toBe('full-c20.0.20.20.png');
});

describe('the format of a rendition', () => {
  test.each([
    ['', true, 'full-q70.webp'],
    ['', false, 'full-q70.jpg'],
    ['t=true', true, 'full-q70.webp'],
    ['t=1', false, 'full.png'],
    ['f=jpg', true, 'full-q70.jpg'],
    ['f=jpeg&t=1', true, 'full-q70.jpg'],
    ['f=png', true, 'full.png'],
    ['f=webp', false, 'full-q70.webp'],
    ['f=avif&q=50', false, 'full-q50.avif'],
    ['f=orig&w=800', true, '800x500-q70.jpg'],
  ])('of %j, webp accepted: %s, is %s', (query, webp, file) => expect(keyFor(query, { webp })).toBe(file));

  test('of a request for the original is that of the original', () => {
    expect(keyFor('o=true&w=100&f=png')).toBe(null);
    expect(keyFor('f=orig')).toBe(null);
  });

  test('of a drawing is SVG, unless another is named', () => {
    expect(keyFor('w=800&b=5', { source: logo })).toBe(null);
    expect(keyFor('f=orig&w=800', { source: logo })).toBe(null);
    expect(keyFor('f=png&w=800', { source: logo })).toBe('800x400.png');
    expect(keyFor('f=png', { source: logo })).toBe('full.png');
  });

  test('of an animation stays animated if the format is unchanged', () => {
    expect(keyFor('f=orig&w=200', { source: film })).toBe('200x150.gif');
    expect(keyFor('w=200', { source: film })).toBe('200x150-q70.webp');
  });
});

test('blur is measured in tenths of a pixel', () => {
  expect(keyFor('b=5')).toBe('full-b5-q70.webp');
  expect(keyFor('b=0.34')).toBe('full-b0.3-q70.webp');
});

test('equivalent requests share one file', () => {
  const spellings = [
    'w=800',
    'h=500',
    'w=800&h=500',
    'w=400&s=2',
    'w=800&f=webp',
    'w=800&q=70&t=1',
    'w=800&cx=1&cy=1&cw=5',
  ];
  expect(new Set(spellings.map((query) => keyFor(query)))).toEqual(new Set(['800x500-q70.webp']));
});

test.each(['w=0', 'w=4001', 'h=x', 'q=0', 'q=101', 's=0', 's=5', 'b=0', 'b=101', 'f=tiff', 'cx=-1', 'w='])(
  '%s is refused',
  (query) => expect(() => keyFor(query)).toThrow(),
);
