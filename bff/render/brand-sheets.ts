import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BrandStyle } from '../../proto/entities/brand.ts';
import type { Assets, BrandSheet, ServerEntry } from '../../web/src/server-entry.ts';

export interface AddressedSheet extends BrandSheet {
  href: string;
}

const FOLDER = '/assets/brand/';
const FILE = /^([\da-f]{6})-([\da-f]{6})-([\da-f]{6})-([a-z]+)-([a-z]+)\.[\w-]+\.css$/;

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
      return { ...sheet, href: `${FOLDER}${name}.${hash}.css` };
    },
  });
  return (style) => sheets.memo(nameOf(style), { context: style });
}

const nameOf = ({ primary, accent, ground, corner, buttonShape }: BrandStyle): string =>
  [...[primary, accent, ground].map((colour) => colour.slice(1)), corner, buttonShape].join('-');

export function parseSheetAddress(file: string): BrandStyle | null {
  const [, primary, accent, ground, corner, buttonShape] = FILE.exec(file) ?? [];
  const parsed = BrandStyle.safeParse({
    primary: `#${primary}`,
    accent: `#${accent}`,
    ground: `#${ground}`,
    corner,
    buttonShape,
  });
  return parsed.success && corner !== undefined ? parsed.data : null;
}

/** The style sheet of the brand is the last one, because its rules replace others. */
export const withSheet = (assets: Assets, { href, grounds }: AddressedSheet): Assets => ({
  ...assets,
  styles: [...assets.styles, href],
  grounds,
});
