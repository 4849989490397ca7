import { clampChroma, formatHex, type Oklch, oklch, wcagLuminance } from 'culori';
import type { BrandStyle } from '../../../proto/entities/brand.ts';

const MIN_CONTRAST = 4.5;

/** The areas that a white layer of this opacity makes lighter, such as the cards on a dark panel. */
const layers = { forestLeaf: ['forest', 0.1], slateLeaf: ['slateSoft', 0.1] } as const;

const light = ['paper', 'sand', 'raised', 'mist'] as const;
const dark = ['forest', 'gum', 'night', 'deep', 'slate', 'slateSoft', 'slateDeep', 'forestLeaf', 'slateLeaf'] as const;

/** Every text with the grounds that it is shown on. The names are those of the properties in tokens.css. */
const groundsOf = {
  ink: light,
  bark: light,
  forest: light,
  waratah: light,
  gum: ['paper'],
  onDark: dark,
  onDarkSoft: dark,
  honey: dark,
  onGold: ['gold', 'goldOver'],
  onAction: ['action', 'actionOver'],
} as const;

type Ground = (typeof groundsOf)[keyof typeof groundsOf][number];
type Colour = keyof typeof groundsOf | Exclude<Ground, keyof typeof layers>;
type Palette = Record<Colour, string> & { slateLeaf: string; lightLine: string; darkLine: string };

export const pairs = Object.entries(groundsOf).flatMap(([text, grounds]) =>
  grounds.map((ground) => [text as keyof typeof groundsOf, ground as Ground] as const),
);

/** A colour that was given, and the lightness of which was changed so that texts are readable. */
interface Shift {
  role: 'primary' | 'accentOnLight' | 'accentOnDark' | 'ground';
  given: string;
  used: string;
}

/** Computes all colours of a brand. The contrast of every pair is at least 4.5:1. */
export function createPalette({ primary, accent, ground }: Pick<BrandStyle, 'primary' | 'accent' | 'ground'>): {
  palette: Palette;
  shifts: Shift[];
} {
  const found: Partial<Record<Colour, string>> = {};
  const fits = (name: Colour, hex: string): boolean => {
    const candidate = { ...found, [name]: hex };
    return pairs.every(([text, on]) => {
      if (text !== name && baseOf(on) !== name) return true;
      const [one, other] = [candidate[text], groundColour(candidate, on)];
      return one === undefined || other === undefined || contrast(one, other) >= MIN_CONTRAST;
    });
  };
  const add = (name: Colour, start: string, end: 0 | 1, isUsable = (_: string) => true): string =>
    (found[name] = move(start, end, (hex) => isUsable(hex) && fits(name, hex)));

  const tint = oklch(ground)!;
  // A grey has no hue, so its shades are those of the ground, or grey.
  const main = isGrey(oklch(primary)!) ? tint : oklch(primary)!;
  const paper = add('paper', ground, 1, hasRoom(16));
  const paperL = oklch(paper)!.l;
  add('sand', shade(tint, paperL - 0.035, tint.c * 1.6), 1, hasRoom(14));
  add('raised', shade(tint, paperL + (1 - paperL) * 0.6, tint.c * 0.6), 1);
  add('mist', shade(main, 0.915, 0.018), 1, hasRoom(14));
  found.onDark = shade(tint, 0.97, Math.min(tint.c, 0.025));
  found.onDarkSoft = shade(main, 0.885, 0.015);
  add('ink', shade(main, 0.25, 0.025), 0);
  add('bark', shade(main, 0.44, 0.02), 0);
  const forest = add('forest', primary, 0);
  const used = oklch(forest)!;
  add('gum', shade(used, used.l + 0.12, used.c), 0);
  add('night', shade(used, used.l - 0.07, used.c), 0);
  const waratah = add('waratah', accent, 0);
  add('deep', waratah, 0);
  add('slate', shade(main, 0.27, 0.018), 0);
  add('slateSoft', shade(main, 0.32, 0.02), 0);
  add('slateDeep', shade(main, 0.22, 0.016), 0);
  const honey = add('honey', accent, 1);
  found.gold = accent;
  const isLight = contrast(accent, '#000000') >= contrast(accent, '#ffffff');
  add('onGold', shade(oklch(accent)!, isLight ? 0.2 : 0.98, 0.03), isLight ? 0 : 1);
  const strong = oklch(accent)!;
  add('goldOver', shade(strong, strong.l + (isLight ? 0.06 : -0.06), strong.c), isLight ? 1 : 0);
  // A dark accent would hardly be visible as a button on a dark ground.
  found.action = isLight ? accent : honey;
  found.actionOver = honey;
  add('onAction', shade(oklch(accent)!, 0.2, 0.03), 0);

  const shifts: Shift[] = [
    { role: 'primary', given: primary, used: forest },
    { role: 'accentOnLight', given: accent, used: waratah },
    { role: 'accentOnDark', given: accent, used: honey },
    { role: 'ground', given: ground, used: paper },
  ];
  return {
    palette: {
      ...(found as Record<Colour, string>),
      slateLeaf: groundColour(found, 'slateLeaf')!,
      lightLine: shade(tint, paperL - 0.13, tint.c * 1.6),
      darkLine: shade(main, 0.42, 0.02),
    },
    shifts: shifts.filter((shift) => shift.used !== shift.given),
  };
}

export function groundColour(palette: Partial<Record<Colour, string>>, ground: Ground): string | undefined {
  if (!isLayered(ground)) return palette[ground];
  const [base, opacity] = layers[ground];
  const below = palette[base];
  return below && lighten(below, opacity);
}

/** By WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright, dim] = [wcagLuminance(one), wcagLuminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const isLayered = (ground: Ground): ground is keyof typeof layers => ground in layers;

const baseOf = (ground: Ground): Colour => (isLayered(ground) ? layers[ground][0] : ground);

/** Leaves room for texts that are lighter than black. */
const hasRoom = (ratio: number) => (hex: string) => contrast(hex, '#000000') >= ratio;

const PRECISION = 8;

/** Changes only the lightness, towards black or white and as little as possible. */
function move(start: string, end: 0 | 1, isUsable: (hex: string) => boolean): string {
  if (isUsable(start)) return start;
  const colour = oklch(start)!;
  let [refused, usable] = [colour.l, end as number];
  for (let step = 0; step < PRECISION; step++) {
    const middle = (refused + usable) / 2;
    if (isUsable(shade(colour, middle, colour.c))) usable = middle;
    else refused = middle;
  }
  return shade(colour, usable, colour.c);
}

const isGrey = ({ c }: Oklch): boolean => c < 0.005;

const shade = (colour: Oklch, l: number, c: number): string =>
  formatHex(clampChroma({ ...colour, l: Math.min(1, Math.max(0, l)), c: isGrey(colour) ? 0 : c }, 'oklch'));

function lighten(hex: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * (1 - opacity) + 255 * opacity));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
