import type { Block } from '../../blocks/block.ts';

export function filterBlocks(blocks: readonly Block[], search: string): Block[] {
  const terms = searchTerms(search);
  const matches = (text: string) => {
    const words = searchTerms(text);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
  const byLabel = blocks.filter((block) => matches(`${block.label} ${block.componentType}`));
  const byDescription = blocks.filter((block) => !byLabel.includes(block) && matches(`${block.label} ${block.about}`));
  return [...byLabel, ...byDescription];
}

const searchTerms = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
