import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

interface Run {
  font: Font;
  text: string;
}

export const canDraw = (text: string, font: CardFont): boolean =>
  (text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []).every((letter) => subsetFor(letter, font) !== undefined);

export function wrapText(text: string, font: CardFont, size: number, maxWidth: number): string[] {
  const fits = (line: string) => widthOf(line, font, size) <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].filter((each) => each !== '');
}

export function drawText(
  text: string,
  { x, y, size, color, font }: { x: number; y: number; size: number; color: string; font: CardFont },
): string {
  const paths: string[] = [];
  let left = 0;
  for (const run of runsOf(text, font)) {
    const { glyphs, positions } = run.font.layout(run.text);
    const scale = size / run.font.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const outline = glyph.path.toSVG();
      const at = `translate(${round(left + xOffset * scale)} ${round(-yOffset * scale)}) scale(${scale} ${-scale})`;
      if (outline) paths.push(`<path transform="${at}" d="${outline}"/>`);
      left += xAdvance * scale;
    });
  }
  return `<g fill="${color}" transform="translate(${x} ${y})">${paths.join('')}</g>`;
}

const widthOf = (text: string, font: CardFont, size: number): number =>
  runsOf(text, font).reduce(
    (sum, run) => sum + run.font.layout(run.text).advanceWidth * (size / run.font.unitsPerEm),
    0,
  );

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function runsOf(text: string, font: CardFont): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const drawing = last && hasGlyph(last.font, character) ? last.font : subsetFor(character, font);
    if (!drawing) continue;
    if (last?.font === drawing) last.text += character;
    else runs.push({ font: drawing, text: character });
  }
  return runs;
}

const subsetFor = (character: string, font: CardFont): Font | undefined =>
  font.find((subset) => hasGlyph(subset, character));

const hasGlyph = (font: Font, character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0)!);

const round = (value: number): number => Math.round(value * 100) / 100;

/** Subsets of one typeface, of which the first that has a character draws it. */
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
