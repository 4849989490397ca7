import * as richText from '../../../proto/rich-text.ts';

/** The words of a text without its markup, for a title or a description. */
export const plainText = (value: string | undefined): string => richText.plainText(value ?? '');
