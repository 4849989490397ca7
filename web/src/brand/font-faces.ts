import { fontAddress } from '../../../proto/font-address.ts';
import type { FontMetrics, UploadedFont } from '../../../proto/entities/font.ts';

/** Local fonts, and the percentage at which each has the width of Figtree. */
const fallbacks = {
  Arial: { local: ['Arial', 'Liberation Sans', 'Helvetica'], size: 100.3 },
  Roboto: { local: ['Roboto'], size: 100.5 },
  Noto: { local: ['Noto Sans'], size: 94.9 },
  DejaVu: { local: ['DejaVu Sans'], size: 87.5 },
};
const FIGTREE_WIDTH = 439;

/** Returns the rules of an uploaded font, and of local fonts of the same size that are shown until it arrives. */
export function createFontFaces(family: string, font: UploadedFont): string {
  const own = `@font-face{font-family:'${family}';src:url(${fontAddress(font)}) format('woff2');font-weight:100 900;font-display:optional}`;
  return (
    own +
    Object.entries(fallbacks)
      .map(([name, { local, size }]) => faceOf(`${family} ${name}`, local, scale(font, size)))
      .join('')
  );
}

export const fontStack = (family: string): string =>
  [family, ...Object.keys(fallbacks).map((name) => `${family} ${name}`)].map((name) => `'${name}'`).join(',') +
  ',system-ui,sans-serif';

function faceOf(family: string, local: string[], { size, ascent, descent, lineGap }: ReturnType<typeof scale>): string {
  const src = local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`;
}

/** Sizes of a local font in percent. Those of its lines refer to its adjusted size. */
export function scale({ ascent, descent, lineGap, width }: FontMetrics, figtreeSize: number) {
  const size = (figtreeSize * width) / FIGTREE_WIDTH;
  const ofSize = (thousandths: number) => round((thousandths * 10) / size);
  return { size: round(size), ascent: ofSize(ascent), descent: ofSize(descent), lineGap: ofSize(lineGap) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
