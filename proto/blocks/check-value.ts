import { linkTypes, videoTypes } from '../values.ts';
import { type Fields, isRecord } from './manifest-lookup.ts';
import type { FieldType } from './field-type.ts';

/** `must` continues a sentence: `must be a picture`. `at` is the property that is wrong, absent for the whole value. */
export interface ValueError {
  at?: string;
  must: string;
}

type Leaf = Exclude<FieldType, { kind: 'list' | 'contents' }>;

export function validateValue(type: Leaf, value: unknown): ValueError[] {
  if (value == null) return [];
  switch (type.kind) {
    case 'link':
      return checkProperties(value, 'a link', { type: oneOf(linkTypes), href: text, text });
    case 'picture': {
      const crops = Object.fromEntries(type.sizes.map((size) => [size, crop]));
      return checkProperties(value, 'a picture', { imageId: text, alt: text, ...crops });
    }
    case 'video':
      return checkProperties(value, 'a video', { videoId: text, type: oneOf(videoTypes) });
    case 'place':
      return checkProperties(value, 'a place', { address: text, latitude: number, longitude: number });
    case 'choice':
      return toValueError(oneOf(type.options)(value));
    case 'choices':
      return toValueError(listOf(oneOf(type.options), 'a list of options')(value));
    case 'tags':
      return toValueError(listOf(text, 'a list of tags')(value));
    case 'toggle':
      return toValueError(typeof value === 'boolean' ? null : 'must be true or false');
    case 'number':
      // Not limited to the range of the field: views clamp numbers when they draw them.
      return toValueError(number(value));
    default:
      return toValueError(text(value));
  }
}

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
    !Array.isArray(value) ? `must be ${what}` : (value.map(check).find((error) => error !== null) ?? null);

const crop: Check = (value) => {
  const isCrop = isRecord(value) && ['top', 'left', 'width', 'height'].every((side) => number(value[side]) === null);
  return isCrop ? null : 'must be a crop';
};

function checkProperties(value: unknown, what: string, parts: Record<string, Check>): ValueError[] {
  if (!isRecord(value)) return [{ must: `must be ${what}` }];
  return Object.entries(parts).flatMap(([at, check]) => {
    const part = (value as Fields)[at];
    const must = part == null ? null : check(part);
    return must === null ? [] : [{ at, must }];
  });
}

const toValueError = (must: string | null): ValueError[] => (must === null ? [] : [{ must }]);
