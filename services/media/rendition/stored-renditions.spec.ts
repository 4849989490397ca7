import { findSurplus } from './stored-renditions.ts';

const stored = (key: string, day: number) => ({ key: `images/x/${key}`, at: new Date(day * 86_400_000) });

test('renditions that pages do not use are removed first, then the oldest', () => {
  const all = [
    stored('800x450-q70.webp', 1),
    stored('24x14-b1-q70.webp', 2),
    stored('800x450-q70.jpg', 3),
    stored('800x450.png', 4),
    stored('800x450-b100-q70.webp', 5),
    stored('800x450-q70.avif', 6),
    stored('800x450-q85.webp', 7),
  ];
  const removed = (max: number) => findSurplus(all, max).map((key) => key.replace('images/x/', ''));
  expect(removed(7)).toEqual([]);
  expect(removed(5)).toEqual(['800x450-b100-q70.webp', '800x450-q70.avif']);
  expect(removed(2)).toEqual([
    '800x450-b100-q70.webp',
    '800x450-q70.avif',
    '800x450-q85.webp',
    '800x450-q70.webp',
    '24x14-b1-q70.webp',
  ]);
});
