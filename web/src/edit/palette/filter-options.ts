import { fitsWord, splitWords } from '../core/split-words.ts';
import type { PaletteOption } from './palette-option.ts';

type Searched = Pick<PaletteOption, 'id' | 'label' | 'about' | 'synonyms'>;

export function filterOptions<O extends Searched>(options: readonly O[], search: string): O[] {
  const terms = splitWords(search);
  const found = new Set<O>(options.filter(({ label }) => splitWords(label).join(' ') === terms.join(' ')));
  for (const textOf of searchedTexts)
    for (const option of options) if (matches(terms, splitWords(textOf(option)))) found.add(option);
  return [...found];
}

const searchedTexts: ((option: Searched) => string)[] = [
  ({ label, id }) => `${label} ${id}`,
  ({ label, synonyms }) => [label, ...synonyms].join(' '),
  ({ label, about, synonyms }) => [label, about, ...synonyms].join(' '),
];

const matches = (terms: readonly string[], words: readonly string[]): boolean =>
  terms.every((term) => words.some((word) => fitsWord(term, word)));
