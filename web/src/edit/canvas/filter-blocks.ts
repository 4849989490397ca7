import type { Block } from '../../blocks/block.ts';

export function filterBlocks(blocks: readonly Block[], search: string): Block[] {
  const wanted = searchTerms(search);
  const has = (text: string) => {
    const words = searchTerms(text);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const named = blocks.filter((block) => has(`${block.label} ${block.componentType}`));
  const about = blocks.filter((block) => !named.includes(block) && has(`${block.label} ${block.about}`));
  return [...named, ...about];
}

/** Splits camel case: `QuoteBlock` is two words. */
const searchTerms = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
