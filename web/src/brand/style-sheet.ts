import type { BrandStyle } from '../../../proto/entities/brand.ts';
import { standardStyle } from '../../../proto/standard-style.ts';
import type { BrandSheet } from '../server-entry.ts';
import { createFontFaces, fontStack } from './font-faces.ts';
import { createPalette } from './palette.ts';

const radii: Record<BrandStyle['corner'], [round: string, small: string]> = {
  none: ['0px', '0px'],
  small: ['0.5rem', '0.25rem'],
  large: ['1.25rem', '0.625rem'],
};

const densities: Record<BrandStyle['density'], string> = { compact: '0.65', normal: '1', airy: '1.4' };

const buttonRadii: Record<BrandStyle['buttonShape'], string> = { square: '0px', rounded: '0.5rem', pill: '999px' };

/** The rules replace those of tokens.css, and set properties of which other style sheets have the default. */
export function createBrandSheet(given: BrandStyle): BrandSheet {
  // Versions in the history lack newer settings.
  const style = { ...standardStyle, ...given };
  const { palette: of } = createPalette(style);
  const [round, small] = radii[style.corner];
  const arches = [
    '--arch',
    '--arch-4-3',
    '--arch-4-5',
    '--arch-sideways',
    '--arch-end',
    '--portrait',
    '--large-corner',
  ];
  const corners = { ...Object.fromEntries(arches.map((name) => [name, round])), '--dome': `${round} ${round} 0 0` };
  const base = {
    '--paper': of.paper,
    '--sand': of.sand,
    '--mist': of.mist,
    '--ink': of.ink,
    '--bark': of.bark,
    '--forest': of.forest,
    '--night': of.night,
    '--gum': of.gum,
    '--gold': of.gold,
    '--gold-over': of.goldOver,
    '--on-gold': of.onGold,
    '--honey': of.honey,
    '--waratah': of.waratah,
    '--deep': of.deep,
    '--slate': of.slate,
    '--slate-soft': of.slateSoft,
    '--slate-panel': of.slateSoft,
    '--slate-deep': of.slateDeep,
    '--slate-line': of.darkLine,
    '--fog': of.onDarkSoft,
    '--on-dark': of.onDark,
    '--on-dark-soft': of.onDarkSoft,
    '--on-gold-over': of.gold,
    '--field': of.raised,
    '--round': round,
    '--round-small': small,
    '--button-round': buttonRadii[style.buttonShape],
    '--density': densities[style.density],
    '--display': stackOf('Brand heading', style.headingFont),
    '--sans': stackOf('Brand body', style.bodyFont),
    ...(style.corner !== 'large' && corners),
  };
  const standard = { '--raised': of.raised, '--line': of.lightLine, '--action-text': of.onDark };
  const onDark = {
    '--text': of.onDark,
    '--text-soft': of.onDarkSoft,
    '--heading': of.onDark,
    '--action': of.action,
    '--action-over': of.actionOver,
    '--action-text': of.onAction,
  };
  const slate = { '--line': of.darkLine, '--leaf': of.slateLeaf };
  /** The colours of the theme "darkSlate", for pages of the other theme. */
  const dark = {
    ...onDark,
    ...slate,
    '--ground': of.slate,
    '--ground-soft': of.slateSoft,
    '--raised': of.slateSoft,
    '--accent': of.honey,
    '--focus': of.honey,
  };
  const darkRules = [
    rule(':root', { 'color-scheme': 'dark', background: of.slate, '--night': of.slateDeep }),
    rule(":root,[data-theme='standard']", dark),
  ];
  const rules = [
    rule(':root', base),
    rule(":root,[data-theme='standard']", standard),
    rule("[data-theme='darkSlate'],[data-on-dark]", onDark),
    rule("[data-theme='darkSlate']", slate),
    style.darkTheme ? `@media screen and (prefers-color-scheme:dark){${darkRules.join('')}}` : '',
  ];
  return {
    css: `${facesOf('Brand heading', style.headingFont)}${facesOf('Brand body', style.bodyFont)}@layer site{${rules.join('')}}`,
    grounds: { standard: of.paper, darkSlate: of.slate },
    theme: of.forest,
  };
}

type Font = BrandStyle['headingFont'];

const stackOf = (family: string, font: Font): string =>
  typeof font === 'string' ? `var(--font-${font})` : fontStack(family);

const facesOf = (family: string, font: Font): string => (typeof font === 'string' ? '' : createFontFaces(family, font));

const rule = (selector: string, properties: Record<string, string>): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
