import { normalizeTag } from '../../../../proto/unicode.ts';

/** Returns tags in the form in which they are stored. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(normalizeTag)
      .filter((tag) => tag !== ''),
  ),
];
