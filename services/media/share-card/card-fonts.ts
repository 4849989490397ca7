import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Subsets of one typeface; the first that has a character draws it. */
export type CardFont = readonly Font[];

const SUBSETS = ['latin', 'latin-ext'];
const { resolve } = createRequire(import.meta.url);

export const CARD_FONTS = {
  display: loadOnce('fraunces'),
  sans: loadOnce('figtree'),
};

function loadOnce(family: string): () => CardFont {
  let loaded: CardFont | undefined;
  return () =>
    (loaded ??= SUBSETS.map((subset) => load(`@fontsource/${family}/files/${family}-${subset}-600-normal.woff`)));
}

function load(name: string): Font {
  const font = create(readFileSync(resolve(name)));
  if (!('layout' in font)) throw new Error(`${name} contains several fonts`);
  return font;
}
