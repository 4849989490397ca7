import { encodePart, removeInvisible } from './unicode.ts';

const UNWANTED = /[*+~.()'"!:@#?]/g;
const UNTYPEABLE = /[\\%<>^`{}|\u0000-\u001f\u007f]/g;

export const normalizeSlug = (typed: string): string =>
  removeInvisible(removeInvisible(typed).toLowerCase())
    .replace(UNWANTED, '')
    .replace(UNTYPEABLE, '')
    .trim()
    .replace(/[\s\p{Pd}\u2212]+/gu, '-')
    .replace(/-?\/[-/]*/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

export const slugToPath = (slug: string): string =>
  `/${slug
    .split('/')
    .map(encodePart)
    .join('/')
    .replace(/%(2[46BC]|3[ABD]|40)/g, decodeURIComponent)}`;

/** Returns the full slug of the home page; the stored one may or may not contain the prefix of the region. */
export function getHomeSlug({ slugPrefix, homePageSlug }: { slugPrefix: string; homePageSlug: string }): string {
  const name = homePageSlug.split('/').filter(Boolean).join('/').toLowerCase();
  if (name === slugPrefix || name.startsWith(`${slugPrefix}/`)) return name;
  return name ? `${slugPrefix}/${name}` : slugPrefix;
}

type HomeAddress = Parameters<typeof getHomeSlug>[0];

/** Returns the slug that visitors see, which for a region's home page is the prefix of the region. */
export function toPublicSlug(slug: string, regions: readonly HomeAddress[]): string {
  const home = regions.find(
    (region) => region.slugPrefix !== '' && slug.startsWith(region.slugPrefix) && getHomeSlug(region) === slug,
  );
  return home ? home.slugPrefix : slug;
}

export function toPublicHref(href: string, regions: readonly HomeAddress[]): string {
  const [path = ''] = href.split(/[?#]/, 1);
  return path.startsWith('/') ? `/${toPublicSlug(path.slice(1), regions)}${href.slice(path.length)}` : href;
}

export const normalizeSlugPrefix = (typed: string): string => normalizeSlug(typed.replaceAll('/', ''));
