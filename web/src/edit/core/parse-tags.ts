import { normalizeTags } from '../../../../proto/unicode.ts';

/** Returns tags in the form in which they are stored. */
export const parseTags = (text: string): string[] => normalizeTags(text.split(','));
