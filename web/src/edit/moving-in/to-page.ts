import type { Item } from '../../../../proto/content.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { escapeMarkup } from '../../../../proto/escape-markup.ts';
import { normalizeTags } from '../../../../proto/unicode.ts';
import { messages } from '../messages/messages.ts';
import { toBlocks } from './blocks/to-blocks.ts';
import type { ImportedArticle } from './imported-article.ts';

const t = messages.movingIn;
const LIMITS = { title: 300, excerpt: 1000, author: 200, tag: 60, tags: 50 };

/** The fields of a page that an import writes. */
export type PageFields = Pick<
  Page,
  'header' | 'contents' | 'articleContents' | 'eventContents' | 'tags' | 'author' | 'description'
>;
const FIELDS = [
  ...['header', 'contents', 'articleContents', 'eventContents', 'tags', 'author', 'description'],
] as readonly (keyof PageFields)[];

export const fieldsOf = (page: PageFields): PageFields =>
  Object.fromEntries(FIELDS.flatMap((name) => (page[name] === undefined ? [] : [[name, page[name]]]))) as PageFields;

interface Shape {
  isArticle: boolean;
  section: 'contents' | 'articleContents' | 'eventContents';
  icon?: string;
}

/** Returns the fields of the page, in which pictures have their old addresses, and what did not fit. */
export function toPage(
  article: ImportedArticle,
  { isArticle, section, icon }: Shape,
  resolveLink: (href: string) => string,
): { fields: PageFields; notes: string[] } {
  const notes = [...article.notes];
  const shorten = (text: string, max: number, what: string): string => {
    if (text.length <= max) return text;
    notes.push(t.notes.cut(what));
    return text.slice(0, max).trimEnd();
  };
  const title = shorten(article.title, LIMITS.title, t.elements.title) || article.path;
  if (article.title === '') notes.push(t.notes.noTitle);
  const excerpt = shorten(article.excerpt, LIMITS.excerpt, t.elements.excerpt);
  const tags = normalizeTags(article.tags.map((tag) => tag.slice(0, LIMITS.tag)));
  if (tags.length > LIMITS.tags) notes.push(t.notes.cut(t.elements.tags));
  const blocks = toBlocks(article.html, resolveLink);
  const image = { imageId: article.picture, alt: '' };
  const fields: PageFields = {
    header: {
      title,
      ...(isArticle && { description: excerpt }),
      ...(isArticle && icon && { icon }),
      ...(article.picture !== '' && { image }),
      ...(isArticle && article.date !== '' && { date: article.date }),
    },
    contents: [],
    [section]: blocks.items,
    tags: tags.slice(0, LIMITS.tags),
    ...(isArticle && { author: article.author.slice(0, LIMITS.author) }),
    ...(!isArticle && excerpt !== '' && { description: excerpt }),
  };
  return {
    fields: mapPictures(fields, (address) => absolute(address, article.address)),
    notes: [...notes, ...blocks.notes],
  };
}

function absolute(address: string, base: string): string {
  if (address === '' || address.startsWith('picture:')) return address;
  return URL.canParse(address, base || undefined) ? new URL(address, base || undefined).href : address;
}

/** Replaces the id of every picture. */
export function mapPictures<T>(value: T, change: (imageId: string) => string): T {
  if (Array.isArray(value)) return value.map((one) => mapPictures(one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'imageId' && typeof inner === 'string' ? change(inner) : mapPictures(inner, change),
    ]),
  ) as T;
}

export function picturesOf(fields: PageFields): string[] {
  const found = new Set<string>();
  mapPictures(fields, (address) => {
    if (address !== '') found.add(address);
    return address;
  });
  return [...found];
}

/** Removes blocks that would be empty without their picture, but keeps their captions. */
export const withoutMissing = (fields: PageFields): PageFields => ({
  ...fields,
  ...Object.fromEntries(
    (['contents', 'articleContents', 'eventContents'] as const).flatMap((section) =>
      fields[section] ? [[section, fields[section].flatMap(withoutPicture)]] : [],
    ),
  ),
});

function withoutPicture(item: Item): Item[] {
  const { componentType, key, image, video, caption } = item as Item & { image?: { imageId: string } };
  if (componentType !== 'Media' || video || image?.imageId !== '') return [item];
  return typeof caption === 'string' && caption !== ''
    ? [{ componentType: 'RichText', key, text: `<p>${escapeMarkup(caption)}</p>` }]
    : [];
}
