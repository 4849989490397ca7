import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './Artwork.tsx';

test('every drawing of the site can be chosen, and nothing else', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../public/art'));
  const still = files.map((file) => file.replace('.svg', '')).filter((name) => !name.startsWith('anim-'));
  expect(drawings).toEqual(still.sort());
});
