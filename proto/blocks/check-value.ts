import { linkTypes, videoTypes } from '../values.ts';
import { type Fields, isRecord } from './declared.ts';
import type { FieldType } from './field-type.ts';

/** What is wrong with a value, as the end of a sentence: `must be a picture`. `at` is the part of the value, if not all of it. */
export interface Wrong {
  at?: string;
  must: string;
}

type Leaf = Exclude<FieldType, { kind: 'list' | 'contents' }>;

/** Whether a value can be stored in a field; an absent one always can. Items and rows are checked by `faults-in.ts`. */
export function wrongIn(type: Leaf, value: unknown): Wrong[] {
  if (value == null) return [];
  switch (type.kind) {
    case 'link':
      return partsOf(value, 'a link', { type: oneOf(linkTypes), href: text, text });
    case 'picture': {
      const crops = Object.fromEntries(type.sizes.map((size) => [size, crop]));
      return partsOf(value, 'a picture', { imageId: text, alt: text, ...crops });
    }
    case 'video':
      return partsOf(value, 'a video', { videoId: text, type: oneOf(videoTypes) });
    case 'place':
      return partsOf(value, 'a place', { address: text, latitude: number, longitude: number });
    case 'choice':
      return asWrong(oneOf(type.options)(value));
    case 'choices':
      return asWrong(listOf(oneOf(type.options), 'a list of options')(value));
    case 'tags':
      return asWrong(listOf(text, 'a list of tags')(value));
    case 'toggle':
      return asWrong(typeof value === 'boolean' ? null : 'must be true or false');
    case 'number':
      // Views draw a number out of its range at the limit.
      return asWrong(number(value));
    default:
      return asWrong(text(value));
  }
}

/** Null when the value is right. */
type Check = (value: unknown) => string | null;

const text: Check = (value) => (typeof value === 'string' ? null : 'must be text');

const number: Check = (value) => (Number.isFinite(value) ? null : 'must be a number');

const oneOf =
  (options: readonly string[]): Check =>
  (value) =>
    options.includes(value as string) ? null : `must be one of ${options.join(', ')}`;

const listOf =
  (check: Check, what: string): Check =>
  (value) =>
    !Array.isArray(value) ? `must be ${what}` : (value.map(check).find((wrong) => wrong !== null) ?? null);

const crop: Check = (value) => {
  const isCrop = isRecord(value) && ['top', 'left', 'width', 'height'].every((side) => number(value[side]) === null);
  return isCrop ? null : 'must be a crop';
};

function partsOf(value: unknown, what: string, parts: Record<string, Check>): Wrong[] {
  if (!isRecord(value)) return [{ must: `must be ${what}` }];
  return Object.entries(parts).flatMap(([at, check]) => {
    const part = (value as Fields)[at];
    const must = part == null ? null : check(part);
    return must === null ? [] : [{ at, must }];
  });
}

const asWrong = (must: string | null): Wrong[] => (must === null ? [] : [{ must }]);
