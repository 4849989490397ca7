import { encodePart } from './unicode.ts';

const UNWANTED = /[*+~.()'"!:@#?]/g;
const UNTYPEABLE = /[\\%<>^`{}|\u0000-\u001f\u007f]/g;

/** The form in which a slug is stored and compared, whatever was typed. */
export const normalizeSlug = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(UNWANTED, '')
    .replace(UNTYPEABLE, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');

/** The one way in which an address is written: as browsers send it, who encode less than `encodeURIComponent` does. */
export const slugToPath = (slug: string): string =>
  `/${slug
    .split('/')
    .map(encodePart)
    .join('/')
    .replace(/%(2[46BC]|3[ABD]|40)/g, decodeURIComponent)}`;

/** Where a region's home stands; its editors may have written the prefix into its name or not. */
export function getHomeSlug({ slugPrefix, homePageSlug }: { slugPrefix: string; homePageSlug: string }): string {
  const name = homePageSlug.split('/').filter(Boolean).join('/').toLowerCase();
  if (name === slugPrefix || name.startsWith(`${slugPrefix}/`)) return name;
  return name ? `${slugPrefix}/${name}` : slugPrefix;
}

/** The first segment of the addresses of a region: a slug without any slash. */
export const normalizeSlugPrefix = (typed: string): string => normalizeSlug(typed.replaceAll('/', ''));
