import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Picture } from '../../../../proto/values.ts';
import { cropParameters, imageUrl, isStaticArt } from '../../blocks/parts/image-url.ts';
import { dayOf } from './format-day.ts';
import { plainText } from '../text/plain-text.ts';
import { firstOf, isArticle, listingTitle, siteName, pageTitle } from '../text/title.ts';

const SIZE = { width: 400, height: 209 };
const CARD = { url: '/share.png', width: 1200, height: 627 };

export function createSharingTags(visit: Visit, description: string, url: string): { name: string; content: string }[] {
  const { page, settings, origin } = visit;
  const picture = firstPicture(page?.og?.image, page?.header.image, settings.og.image);
  const twitterPicture = firstPicture(page?.twitter?.image, page?.header.image, settings.twitter.image) ?? picture;
  const image = toSharingImage(picture);
  const card = toSharingImage(twitterPicture);
  const tags = {
    'og:type': isArticle(page) ? 'article' : 'website',
    'og:url': url,
    'og:title': sharingTitle(visit, 'og', 'twitter'),
    'og:description': firstOf(page?.og?.description, description),
    'og:image': image && origin + image.url,
    'og:image:width': image && String(image.width),
    'og:image:height': image && String(image.height),
    'og:image:alt': image && (picture?.alt ?? ''),
    'og:site_name': siteName(visit),
    'og:locale': visit.language.replace('-', '_'),
    'twitter:card': 'summary_large_image',
    'twitter:title': sharingTitle(visit, 'twitter', 'og'),
    'twitter:description': firstOf(page?.twitter?.description, page?.og?.description, description),
    'twitter:image': card && origin + card.url,
    'twitter:image:alt': card && (twitterPicture?.alt ?? ''),
  };
  const entries = [...Object.entries(tags), ...(isArticle(page) ? articleTags(page!, visit.language) : [])];
  return entries.flatMap(([name, content]) => (content ? [{ name, content }] : []));
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

function sharingTitle(visit: Visit, network: 'og' | 'twitter', fallback: 'og' | 'twitter'): string {
  const { page, settings } = visit;
  return firstOf(
    page?.[network]?.title,
    settings[network].title,
    page?.title,
    plainText(page?.header.title),
    page?.[fallback]?.title,
    settings[fallback].title,
    pageTitle(visit),
    siteName(visit),
  );
}

const firstPicture = (...pictures: (Picture | undefined)[]): Picture | undefined =>
  pictures.find((picture) => picture?.imageId);

/** Other sites cannot show SVG, so the site's share card replaces drawings. */
function toSharingImage(picture: Picture | undefined): { url: string; width: number; height: number } | undefined {
  if (!picture) return undefined;
  if (isStaticArt(picture)) return CARD;
  return { url: imageUrl({ imageId: picture.imageId, crop: cropParameters(picture, 'desktop'), ...SIZE }), ...SIZE };
}
