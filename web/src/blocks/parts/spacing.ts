import type { CSSProperties } from 'react';
import type { Item } from '../../../../proto/content.ts';

export const STEPS = [0, 4, 16, 24, 32, 48, 64] as const;

export const sides = ['marginTop', 'marginBottom', 'paddingTop', 'paddingBottom'] as const;
export const screens = ['Small', 'Medium', 'Large'] as const;
type SpacingName = `${(typeof sides)[number]}${(typeof screens)[number]}`;
export type Spacing = Partial<Record<SpacingName, string>>;
type Step = string | number;

export const defaultMargin = {
  top: { base: 0, sm: 0, lg: 0 },
  bottom: { base: 2, sm: 2, lg: 2 },
} as const;

export const toPixels = (step: string | number | undefined): number => STEPS[Number(step ?? 0)] ?? 0;

/** A screen size without a value inherits from the next smaller one, then from the default. */
export function readSteps(spacing: Spacing, side: (typeof sides)[number]): [small: Step, medium: Step, large: Step] {
  const { base, sm, lg } = DEFAULTS[side] ?? NONE;
  const [small, medium, large] = screens.map((screen) => spacing[`${side}${screen}`] || undefined);
  return [small ?? base, medium ?? small ?? sm, large ?? medium ?? small ?? lg];
}

export function itemStyle(item: Item): CSSProperties {
  const spacing = (item.spacing ?? {}) as Spacing;
  const style: Record<string, string> = {};
  for (const side of sides) {
    const first = screens.findIndex((screen) => spacing[`${side}${screen}`]);
    if (first < 0) continue;
    readSteps(spacing, side).forEach((step, at) => {
      style[`--${SHORT[side]}-${SCREEN[at]}`] = `${toPixels(step)}px`;
      // The spacing of an editor replaces the built-in spacing of the block.
      if (side.startsWith('p') && at >= first) style[`--a${SHORT[side][1]}-${SCREEN[at]}`] = '0px';
    });
  }
  const { value, fontColour } = item.backgroundColour ?? {};
  if (isColour(value)) style['--item-background'] = value;
  if (isColour(fontColour)) style['--item-colour'] = fontColour;
  return style as CSSProperties;
}

/** Prevents a value from adding further declarations to the style attribute. */
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[\w-]+\))$/i.test(value);

const SCREEN = ['s', 'm', 'l'];
const SHORT = {
  marginTop: 'mt',
  marginBottom: 'mb',
  paddingTop: 'pt',
  paddingBottom: 'pb',
} as const;

const DEFAULTS: Partial<Record<(typeof sides)[number], Record<'base' | 'sm' | 'lg', number>>> = {
  marginTop: defaultMargin.top,
  marginBottom: defaultMargin.bottom,
};
const NONE = { base: 0, sm: 0, lg: 0 };
