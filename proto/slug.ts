import { encodePart } from './unicode.ts';

const UNWANTED = /[*+~.()'"!:@#?]/g;
const UNTYPEABLE = /[\\%<>^`{}|\u0000-\u001f\u007f]/g;

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

export const slugToPath = (slug: string): string =>
  `/${slug
    .split('/')
    .map(encodePart)
    .join('/')
    .replace(/%(2[46BC]|3[ABD]|40)/g, decodeURIComponent)}`;

/** The stored home slug may or may not contain the prefix of the region. */
export function getHomeSlug({ slugPrefix, homePageSlug }: { slugPrefix: string; homePageSlug: string }): string {
  const name = homePageSlug.split('/').filter(Boolean).join('/').toLowerCase();
  if (name === slugPrefix || name.startsWith(`${slugPrefix}/`)) return name;
  return name ? `${slugPrefix}/${name}` : slugPrefix;
}

export const normalizeSlugPrefix = (typed: string): string => normalizeSlug(typed.replaceAll('/', ''));
