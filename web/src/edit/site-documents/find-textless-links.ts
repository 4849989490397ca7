import { isRecord } from '../../../../proto/edit/path.ts';

/** Returns the addresses of links that visitors do not see, because they have neither a text nor a picture. */
export function findTextlessLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findTextlessLinks);
  if (!isRecord(value)) return [];
  const { link, image, ...others } = value;
  const isListed = 'key' in value && isRecord(link) && !(isRecord(image) && image.imageId);
  const own = isListed && link.href && !String(link.text).trim() ? [String(link.href)] : [];
  return [...own, ...Object.values(others).flatMap(findTextlessLinks)];
}
