import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shapes } from './Artwork.tsx';

test('every shape can be chosen, and the site serves nothing else', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../public/art'));
  expect(shapes.map((name) => `shape-${name}.svg`)).toEqual(files.sort());
});
