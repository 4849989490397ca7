import type { BrandStyle } from '../../proto/entities/brand.ts';

type Font = BrandStyle['headingFont'];

/** The part of the address of a style sheet for a font: its name, or the id and the sizes of an uploaded one. */
export const fontName = (font: Font): string =>
  typeof font === 'string' ? font : [font.fileId, font.ascent, font.descent, font.lineGap, font.width].join('~');

/** Name and licence are not needed in a style sheet. */
export function parseFontName(name: string): unknown {
  const [fileId, ...sizes] = name.split('~');
  if (sizes.length === 0) return name;
  const [ascent, descent, lineGap, width] = sizes.map(Number);
  return { fileId, ascent, descent, lineGap, width, name: '', licence: '-' };
}
