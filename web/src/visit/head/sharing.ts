import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Picture } from '../../../../proto/values.ts';
import { cropParameters, imageUrl, isStaticArt } from '../../blocks/parts/image-url.ts';
import { firstText, isArticle, listingTitle, siteName, pageTitle } from '../text/title.ts';
import type { ShareCard } from '../../../../proto/entities/share-card.ts';

/** Social networks show smaller pictures as thumbnails or blurred. */
const SIZE = { width: 1200, height: 630 };

export function createSharingTags(visit: Visit, description: string, url: string): { name: string; content: string }[] {
  const { page, settings, origin } = visit;
  const picture = firstPicture(page?.og?.image, page?.header.image, settings.og.image);
  const twitterPicture = firstPicture(page?.twitter?.image, page?.header.image, settings.twitter.image) ?? picture;
  const image = toSharingImage(picture, visit);
  const twitterImage = toSharingImage(twitterPicture, visit);
  const tags = {
    'og:type': isArticle(page) ? 'article' : 'website',
    'og:url': url,
    'og:title': sharingTitle(visit, 'og', 'twitter'),
    'og:description': firstText(page?.og?.description, description),
    'og:image': image && origin + image.url,
    'og:image:width': image && String(SIZE.width),
    'og:image:height': image && String(SIZE.height),
    'og:image:alt': image?.alt,
    'og:site_name': siteName(visit),
    'og:locale': toLocale(visit.language),
    'twitter:card': 'summary_large_image',
    'twitter:title': sharingTitle(visit, 'twitter', 'og'),
    'twitter:description': firstText(page?.twitter?.description, page?.og?.description, description),
    'twitter:image': twitterImage && origin + twitterImage.url,
    'twitter:image:alt': twitterImage?.alt,
  };
  const entries = [...Object.entries(tags), ...(isArticle(page) ? articleTags(page!, visit.language) : [])];
  return entries.flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

/** An Open Graph locale always has a country, and no script such as `Hant`. */
function toLocale(tag: string): string | undefined {
  const [language, ...others] = tag.split('-');
  const region = others.find((part) => /^[A-Z]{2}$/.test(part));
  return region && `${language}_${region}`;
}

const articleTags = (
  { header, lastPublished, pageType, tags = [] }: Page,
  language: string,
): [string, string | undefined][] => [
  ['article:published_time', dayOf(header.date) ?? lastPublished],
  ['article:modified_time', lastPublished],
  ['article:section', listingTitle(pageType, language)],
  ...tags.map((tag): [string, string] => ['article:tag', tag]),
];

function sharingTitle(visit: Visit, network: 'og' | 'twitter', other: 'og' | 'twitter'): string {
  const { page, settings } = visit;
  return firstText(
    page?.[network]?.title,
    page?.[other]?.title,
    pageTitle(visit),
    settings[network].title,
    settings[other].title,
    siteName(visit),
  );
}

const firstPicture = (...pictures: (Picture | undefined)[]): Picture | undefined =>
  pictures.find((picture) => picture?.imageId);

/** Other websites cannot show SVG, so a share card replaces drawings. */
function toSharingImage(picture: Picture | undefined, visit: Visit): { url: string; alt: string } | undefined {
  if (picture && !isStaticArt(picture)) {
    const url = imageUrl({ imageId: picture.imageId, crop: cropParameters(picture, 'desktop'), ...SIZE });
    return { url, alt: picture.alt ?? '' };
  }
  const card = shareCardOf(visit);
  if (!card) return undefined;
  const alt = card.title.includes(card.label) ? card.title : `${card.title}, ${card.label}`;
  return { url: shareCardUrl(visit), alt };
}

const MAX_LENGTH = { title: 300, label: 100, site: 200 };

export function shareCardOf(visit: Visit): ShareCard | null {
  if (visit.status !== 200 || visit.kind === 'search' || visit.kind === 'error') return null;
  const site = siteName(visit);
  return {
    title: firstText(pageTitle(visit), site).slice(0, MAX_LENGTH.title),
    label: (visit.region?.name ?? '').slice(0, MAX_LENGTH.label),
    site: site.slice(0, MAX_LENGTH.site),
  };
}

/** The address changes with each publish, because social networks cache pictures by address. */
export function shareCardUrl({ canonical, page }: Visit): string {
  const [path] = canonical.split('?');
  const version = page?.lastPublished ? `?v=${Date.parse(page.lastPublished).toString(36)}` : '';
  return `/img/card${path === '/' ? '' : path}.png${version}`;
}

export function dayOf(date: string | undefined): string | undefined {
  if (!date || !/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
  return /T.*(Z|[+-]\d\d:?\d\d)$/.test(date) ? date : date.slice(0, 10);
}
