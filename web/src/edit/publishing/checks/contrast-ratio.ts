export interface Color {
  rgb: [number, number, number];
  alpha: number;
}

/** Null for notations other than rgb(), which computed styles rarely have. */
export function parseColor(text: string): Color | null {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!parts || parts.length < 3 || parts.some(Number.isNaN)) return null;
  const [red, green, blue, alpha = 1] = parts as [number, number, number, number?];
  return { rgb: [red, green, blue], alpha };
}

/** By WCAG 2.2, from 1 to 21. */
export function contrastRatio(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ rgb }: Color): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
