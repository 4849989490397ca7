import { renderShareCard } from './share-card.ts';
import { canDraw, CARD_FONTS, drawText, wrapText } from './text-paths.ts';

const font = CARD_FONTS.display();
const shapes = (svg: string) => svg.match(/<path transform/g)?.length ?? 0;

test('lines are broken between words, and inside a word that is wider than a line', () => {
  expect(wrapText('Cover that stays with people', font, 84, 500)).toEqual(['Cover that', 'stays with', 'people']);
  const parts = wrapText('Lebensversicherungsgesellschaft', font, 84, 500);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe('Lebensversicherungsgesellschaft');
  expect(wrapText('  ', font, 84, 500)).toEqual([]);
});

test('each visible letter is drawn, macrons and Polish letters too', () => {
  const draw = (text: string) => shapes(drawText(text, { x: 0, y: 0, size: 20, color: '#000', font }));
  expect(draw('whānau Łódź')).toBe(10);
});

test('a text in letters that the fonts lack is left out rather than drawn with gaps', () => {
  expect(canDraw('Whānau & “work”, 24/7', font)).toBe(true);
  expect(canDraw('保险', font)).toBe(false);
  const card = { label: 'A', site: 'B' };
  expect(shapes(renderShareCard({ ...card, title: '保险 AB' }))).toBe(2);
  expect(shapes(renderShareCard({ ...card, title: 'AB' }))).toBe(4);
});

test('a long title ends with an ellipsis and never leaves the card', () => {
  const title = 'Very long words '.repeat(18).trim();
  const rows = new Set(
    [...renderShareCard({ title, label: '', site: 'S' }).matchAll(/translate\(84 ([\d.]+)\)/g)].map(([, y]) => y),
  );
  expect(rows.size).toBe(6);
  for (const y of rows) expect(Number(y)).toBeLessThan(630);
});

test('a title of four lines stays clear of the name of the site', () => {
  for (const words of [9, 10, 11, 12, 13, 14, 16, 18, 20]) {
    const svg = renderShareCard({ title: 'Leave cover '.repeat(words / 2).trim(), label: 'L', site: 'S' });
    const rows = [...new Set([...svg.matchAll(/translate\(84 ([\d.]+)\)/g)].map(([, y]) => Number(y)))];
    expect(rows.at(-1)! - rows.at(-2)!).toBeGreaterThan(80);
  }
});

test('texts cannot add markup to the drawing', () => {
  const svg = renderShareCard({ title: '<script>"&', label: '</svg>', site: "'><" });
  expect(svg).not.toMatch(/<script|"&|<\/svg>./);
});
