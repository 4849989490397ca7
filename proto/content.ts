import { z } from 'zod';
import { isRecord } from './blocks/declared.ts';
import type { manifest } from './blocks/manifest.ts';
import { type Value, itemsIn, valuesIn } from './blocks/values-in.ts';
import { REGIONAL_BLOCK, isRegional } from './regional-paths.ts';
import { isRichText, linksInRichText, linesOf } from './rich-text.ts';
import type { Link } from './values.ts';

export { isRichText };

const SIGN_UP_FORM: keyof typeof manifest.blocks = 'MailchimpForm';

/** Deeper trees are refused: nobody can read them and every walk of them costs. */
export const MAX_DEPTH = 8;

/** The envelope of a content block as it is stored; its other fields are declared in `blocks/manifest.ts`. */
export const Item = z.looseObject({
  componentType: z.string().min(1).max(60),
  /** Unique in its page and never changed: every edit is addressed by it. */
  key: z.string().min(1).max(40),
  backgroundColour: z
    .looseObject({ value: z.string().max(40), fontColour: z.string().max(40) })
    .partial()
    .optional(),
});
export type Item = z.infer<typeof Item>;

export const Contents = z.array(Item).max(1000);

/**
 * Every text that a visitor reads in a page or a part of it, in the order of its fields; each paragraph or heading of a rich
 * text by itself. Settings of blocks are not among them.
 */
export const textsOf = (part: unknown): string[] => [...valuesIn(part)].flatMap(textsIn).filter((text) => text !== '');

/** The targets of the link fields in this part of a page, each once. */
export const linksOf = (part: unknown): string[] =>
  distinct(part, ({ type, value }) => (type.kind === 'link' && isRecord(value) ? [value.href] : []));

/** The regional paths that its blocks link to, each once: the region is that of the page. */
export const regionalPathsOf = (part: unknown): string[] => [
  ...new Set(
    [...itemsIn(part)].flatMap(({ item: { componentType, link } }) =>
      componentType === REGIONAL_BLOCK && isRecord(link) && isRegional(link as Link) ? [(link as Link).href] : [],
    ),
  ),
];

/** The targets of the links inside its rich texts, each once. */
export const richTextLinksOf = (part: unknown): string[] =>
  distinct(part, ({ value }) => (isRichText(value) ? linksInRichText(value) : []));

/** The pictures that this part of a page shows, each once. */
export const picturesOf = (part: unknown): string[] =>
  distinct(part, ({ type, value }) => (type.kind === 'picture' && isRecord(value) ? [value.imageId] : []));

/** The pictures that this part of a page shows or links to, each once. */
export const picturesUsedBy = (part: unknown): string[] => [
  ...new Set([...picturesOf(part), ...idsLinkedIn(part, PICTURE_ADDRESS)]),
];

/** The files that this part of a page links to, each once. */
export const filesUsedBy = (part: unknown): string[] => [...new Set(idsLinkedIn(part, FILE_ADDRESS))];

/** The file that an address leads to. */
export const fileIdIn = (href: string): string | undefined => FILE_ADDRESS.exec(href.trim())?.[1];

/** The mailing lists that its forms sign people up for, each once. */
export const mailingListsOf = (part: unknown): string[] => [
  ...new Set(
    [...itemsIn(part)]
      .filter(({ item }) => item.componentType === SIGN_UP_FORM)
      .flatMap(({ item: { listId } }) => (typeof listId === 'string' ? words(listId) : []))
      .filter((listId) => listId !== ''),
  ),
];

/** With any host: which hosts a site has changes, and an id is found on no other site. */
const PICTURE_ADDRESS = /^(?:(?:https?:)?\/\/[^/?#]+)?\/*img\/([^/?#]+)/i;
const FILE_ADDRESS = /^(?:(?:https?:)?\/\/[^/?#]+)?\/*file\/([^/?#]+)/i;

const idsLinkedIn = (part: unknown, address: RegExp): string[] =>
  [...linksOf(part), ...richTextLinksOf(part)].flatMap((href) => address.exec(href.trim())?.[1] ?? []);

function textsIn({ type, value }: Value): string[] {
  switch (type.kind) {
    case 'text':
      return type.indexed === false ? [] : words(value);
    case 'richText':
      return typeof value === 'string' ? linesOf(value) : [];
    case 'link':
      return isRecord(value) ? words(value.text) : [];
    case 'picture':
      return isRecord(value) ? words(value.alt) : [];
    case 'place':
      return isRecord(value) ? words(value.address) : [];
    default:
      return [];
  }
}

const words = (value: unknown): string[] => (typeof value === 'string' ? [value.trim()] : []);

const distinct = (part: unknown, targets: (value: Value) => unknown[]): string[] => [
  ...new Set(
    [...valuesIn(part)]
      .flatMap(targets)
      .filter((target): target is string => typeof target === 'string' && target !== ''),
  ),
];
