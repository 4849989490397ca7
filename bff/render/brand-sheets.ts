import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BrandStyle } from '../../proto/entities/brand.ts';
import { isStandard, standardStyle } from '../../proto/standard-style.ts';
import { fontAddress } from '../../proto/font-address.ts';
import { fontName, parseFontName } from './font-name.ts';
import type { Assets, BrandSheet, ServerEntry } from '../../web/src/server-entry.ts';

export interface AddressedSheet extends BrandSheet {
  href: string;
  style: BrandStyle;
}

const FOLDER = '/assets/brand/';
/** Fonts are separated by commas, because the id of an uploaded one can contain a hyphen. */
const FILE =
  /^([\da-f]{6})-([\da-f]{6})-([\da-f]{6})-([a-z]+)-([a-z]+)-([a-z]+)-(dark|light),([\w~-]+),([\w~-]+)\.[\w-]+\.css$/;

/**
 * The address of a style sheet contains all values that it is computed from, so that every replica can answer for every domain and for
 * pages in caches. The hash changes with a release that computes other colours.
 */
export function createSheetFinder(create: ServerEntry['createBrandSheet']): (style: BrandStyle) => AddressedSheet {
  const sheets = new LRUCache<string, AddressedSheet, BrandStyle>({
    max: 500,
    memoMethod: (name, _stale, { context }) => {
      const sheet = create(context);
      const hash = createHash('sha256').update(sheet.css).digest('base64url').slice(0, 10);
      return { ...sheet, href: `${FOLDER}${name}.${hash}.css`, style: context };
    },
  });
  return (given) => {
    // Versions in the history lack newer settings.
    const style = { ...standardStyle, ...given };
    return sheets.memo(nameOf(style), { context: style });
  };
}

const nameOf = ({ primary, accent, ground, darkTheme, ...style }: BrandStyle): string => {
  const { corner, buttonShape, density, headingFont, bodyFont } = style;
  const colours = [primary, accent, ground].map((colour) => colour.slice(1));
  const look = [...colours, corner, buttonShape, density, darkTheme ? 'dark' : 'light'].join('-');
  return [look, fontName(headingFont), fontName(bodyFont)].join();
};

export function parseSheetAddress(file: string): BrandStyle | null {
  const [, primary, accent, ground, corner, buttonShape, density, theme, headingFont = '', bodyFont = ''] =
    FILE.exec(file) ?? [];
  const parsed = BrandStyle.safeParse({
    primary: `#${primary}`,
    accent: `#${accent}`,
    ground: `#${ground}`,
    corner,
    buttonShape,
    density,
    headingFont: parseFontName(headingFont),
    bodyFont: parseFontName(bodyFont),
    darkTheme: theme === 'dark',
  });
  return parsed.success && corner !== undefined ? parsed.data : null;
}

/** The style sheet of the brand is the last one, because its rules replace others. The standard look needs none. */
export const withSheet = (assets: Assets, { href, grounds, style }: AddressedSheet): Assets =>
  isStandard(style)
    ? assets
    : {
        ...assets,
        styles: [...assets.styles, href],
        fonts: {
          base: [...new Set([...fontsOf(style, assets.fonts.base), ...uploadedFonts(style)])],
          extended: fontsOf(style, assets.fonts.extended),
        },
        grounds,
        darkTheme: style.darkTheme,
      };

/** The names of font files begin with their family. */
const fontsOf = ({ headingFont, bodyFont }: BrandStyle, urls: string[]): string[] =>
  urls.filter((url) => [headingFont, bodyFont].some((font) => typeof font === 'string' && url.includes(`/${font}-`)));

const uploadedFonts = ({ headingFont, bodyFont }: BrandStyle): string[] =>
  [headingFont, bodyFont].flatMap((font) => (typeof font === 'string' ? [] : fontAddress(font)));
