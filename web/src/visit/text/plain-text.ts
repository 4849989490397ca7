import * as richText from '../../../../proto/rich-text.ts';

export const plainText = (value: string | undefined): string => richText.plainText(value ?? '');
