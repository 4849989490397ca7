import { z } from 'zod';
import { textsIn } from './blocks/kinds.ts';
import type { FieldType } from './blocks/field-type.ts';
import { isRecord, type BlockName } from './blocks/manifest.ts';
import { type ContentValue, walkItems, walkValues } from './blocks/walk-content.ts';
import { REGIONAL_BLOCK, isRegionalPath } from './regional-paths.ts';
import {
  isRichText,
  extractLinksFromRichText,
  extractPicturesFromRichText,
  extractRichTextHeadings,
} from './rich-text.ts';
import type { Link } from './values.ts';

const SIGN_UP_FORM: BlockName = 'MailchimpForm';

/** Limits the depth of blocks in blocks, because every walk of a page recurses. */
export const MAX_DEPTH = 8;

export const Item = z.looseObject({
  componentType: z.string().min(1).max(60),
  /** Unique in the page and never changed, because edits address the item by its key. */
  key: z.string().min(1).max(40),
  v: z.int().positive().optional(),
  /** Fields of an item or row whose sample content no editor has changed or accepted. A page with one cannot be published. */
  sample: z.record(z.string().max(60), z.literal(true)).optional(),
  backgroundColour: z
    .looseObject({ value: z.string().max(40), fontColour: z.string().max(40) })
    .partial()
    .optional(),
});
export type Item = z.infer<typeof Item>;

export const Contents = z.array(Item).max(1000);

export const extractTexts = (part: unknown): string[] =>
  [...walkValues(part)].flatMap(({ type, value }) => textsIn(type, value)).filter((text) => text !== '');

const SENTENCE_END = /\p{Sentence_Terminal}["'’”»)\]]*$/u;
/** Some languages end sentences without punctuation, so a text of this length also counts as a paragraph. */
const MIN_PARAGRAPH = 80;

/** Returns paragraphs, but not headings, labels, link texts and alternative texts. */
export const extractParagraphs = (part: unknown): string[] =>
  [...walkValues(part)].flatMap(({ type, value }) => {
    if (typeof value !== 'string' || (type.kind !== 'richText' && type.kind !== 'text')) return [];
    const headings = type.kind === 'richText' ? extractRichTextHeadings(value) : [];
    return textsIn(type, value).filter(
      (text) =>
        !headings.includes(text) &&
        (SENTENCE_END.test(text) || (type.kind === 'richText' && text.length >= MIN_PARAGRAPH)),
    );
  });

export const extractHeadings = (part: unknown): string[] => [
  ...new Set(
    [...walkValues(part)]
      .flatMap(({ type, name, value }) => {
        if (typeof value !== 'string') return [];
        if (type.kind === 'richText') return extractRichTextHeadings(value);
        return type.kind === 'text' && name === 'title' ? [value.trim()] : [];
      })
      .filter((heading) => heading !== ''),
  ),
];

export const extractLinks = (part: unknown): string[] =>
  distinct(part, ({ type, value }) => (type.kind === 'link' && isRecord(value) ? [value.href] : []));

export const extractRegionalPaths = (part: unknown): string[] => [
  ...new Set(
    [...walkItems(part)].flatMap(({ item: { componentType, link } }) =>
      componentType === REGIONAL_BLOCK && isRecord(link) && isRegionalPath(link as Link) ? [(link as Link).href] : [],
    ),
  ),
];

export const extractRichTextLinks = (part: unknown): string[] =>
  distinct(part, ({ type, value }) => (isRich(type, value) ? extractLinksFromRichText(value) : []));

export const extractPictures = (part: unknown): string[] =>
  distinct(part, ({ type, value }) => (type.kind === 'picture' && isRecord(value) ? [value.imageId] : []));

export const extractUsedPictureIds = (part: unknown): string[] => [
  ...new Set([
    ...extractPictures(part),
    ...extractLinkedIds(part, PICTURE_ADDRESS),
    ...distinct(part, ({ type, value }) => (isRich(type, value) ? extractPicturesFromRichText(value) : [])).flatMap(
      (src) => PICTURE_ADDRESS.exec(src)?.[1] ?? [],
    ),
  ]),
];

export const extractUsedFileIds = (part: unknown): string[] => [...new Set(extractLinkedIds(part, FILE_ADDRESS))];

export const parseFileId = (href: string): string | undefined => FILE_ADDRESS.exec(href.trim())?.[1];

export const extractMailingListIds = (part: unknown): string[] => [
  ...new Set(
    [...walkItems(part)]
      .filter(({ item }) => item.componentType === SIGN_UP_FORM)
      .flatMap(({ item: { listId } }) => (typeof listId === 'string' ? collapseWhitespace(listId) : []))
      .filter((listId) => listId !== ''),
  ),
];

/** Any host matches, because the hostnames of a site change and ids are unique across sites. */
const PICTURE_ADDRESS = /^(?:(?:https?:)?\/\/[^/?#]+)?\/*img\/([^/?#~]+)/i;
const FILE_ADDRESS = /^(?:(?:https?:)?\/\/[^/?#]+)?\/*file\/([^/?#]+)/i;

const extractLinkedIds = (part: unknown, address: RegExp): string[] =>
  [...extractLinks(part), ...extractRichTextLinks(part)].flatMap((href) => address.exec(href.trim())?.[1] ?? []);

const collapseWhitespace = (value: unknown): string[] => (typeof value === 'string' ? [value.trim()] : []);

const isRich = (type: FieldType, value: unknown): value is string => type.kind === 'richText' && isRichText(value);

const distinct = (part: unknown, targets: (value: ContentValue) => unknown[]): string[] => [
  ...new Set(
    [...walkValues(part)]
      .flatMap(targets)
      .filter((target): target is string => typeof target === 'string' && target !== ''),
  ),
];
