import { normalizeTag } from '../../../../proto/unicode.ts';

/** Tags as they are stored. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(normalizeTag)
      .filter((tag) => tag !== ''),
  ),
];
