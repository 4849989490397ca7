import { z } from 'zod';
import { isRichText, plainText } from './rich-text.ts';

export { isRichText };

/** Deeper trees are refused: nobody can read them and every walk of them costs. */
export const MAX_DEPTH = 8;

/** The envelope of a content block as it is stored; what a block adds to it is its own business. */
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

/** Every text that a visitor reads in this part of a page, rich text without its tags, in the order of the page. */
export const textsOf = (part: unknown): string[] =>
  [...valuesOf(part)]
    .flatMap(([field, value]) => (typeof value === 'string' && !isTechnical(field) ? [plainText(value)] : []))
    .filter((text) => text !== '');

/** Where this part of a page links to, each target once; links inside rich text are not told. */
export const linksOf = (part: unknown): string[] => named('href', part);

/** The pictures that this part of a page shows, each once. */
export const picturesOf = (part: unknown): string[] => named('imageId', part);

/** Fields whose text is for the machine: names, addresses, choices. A whole object under such a field is passed over too. */
const technical = new Set(
  (
    'key componentType href type imageId videoId fileId id target rel icon theme align alignment layout variant size style ' +
    'colour backgroundColour kind shape animation foreground video file tracking date startDate endDate code flag'
  ).split(' '),
);
const isTechnical = (field: string) => technical.has(field) || /^(margin|padding)(Top|Bottom)/.test(field);

const named = (wanted: string, part: unknown): string[] => [
  ...new Set(
    [...valuesOf(part, () => true)].flatMap(([field, value]) =>
      field === wanted && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  ),
];

function* valuesOf(
  part: unknown,
  enters = (field: string): boolean => !isTechnical(field),
  field = '',
): Generator<[field: string, value: unknown]> {
  if (typeof part !== 'object' || part === null) {
    yield [field, part];
    return;
  }
  const list = Array.isArray(part);
  for (const [name, value] of Object.entries(part)) {
    const inner = list ? field : name;
    if (list || typeof value !== 'object' || enters(name)) yield* valuesOf(value, enters, inner);
  }
}
