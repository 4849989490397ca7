import type { Item } from '../../../../proto/content.ts';
import { plainText } from '../../visit/text/plain-text.ts';

const WORDS_PER_MINUTE = 220;
const textBlocks = ['RichText', 'FormattedText', 'Text'];

export function readingTime(items: readonly Item[] = []): number {
  const words = items.flatMap(({ componentType, text }) =>
    textBlocks.includes(componentType) && typeof text === 'string' ? (plainText(text).match(/\S+/g) ?? []) : [],
  );
  return Math.ceil(words.length / WORDS_PER_MINUTE);
}
