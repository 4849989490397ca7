import { isRecord } from '../../../../../proto/edit/path.ts';

/** The alternative text of each use of the picture on a page; empty where it has none. */
export function findAltTexts(content: unknown, imageId: string): string[] {
  if (typeof content === 'string') return content.includes(`/img/${imageId}`) ? findInText(content, imageId) : [];
  if (Array.isArray(content)) return content.flatMap((entry) => findAltTexts(entry, imageId));
  if (!isRecord(content)) return [];
  if (content.imageId === imageId) return [typeof content.alt === 'string' ? content.alt.trim() : ''];
  return Object.values(content).flatMap((value) => findAltTexts(value, imageId));
}

function findInText(text: string, imageId: string): string[] {
  const pictures = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('img')];
  const isShown = (picture: HTMLImageElement) => {
    const { pathname } = new URL(picture.getAttribute('src') ?? '', 'https://site.invalid');
    return pathname.split('/')[2] === imageId;
  };
  return pictures.filter(isShown).map(({ alt }) => alt.trim());
}
