import type { Item } from '../../../../proto/content.ts';
import type { Pattern } from '../../../../proto/entities/pattern.ts';
import { type BlockGroup, type PaletteEntry, blockGroups } from '../../blocks/palette-entry.ts';
import { fitsWord, splitWords } from '../core/split-words.ts';

const searchedTexts: ((option: Searched) => string)[] = [
  ({ label, id }) => `${label} ${id}`,
  ({ label, synonyms }) => [label, ...synonyms].join(' '),
  ({ label, about, synonyms }) => [label, about, ...synonyms].join(' '),
];

export interface PaletteOption {
  id: string;
  label: string;
  about: string;
  group: BlockGroup | 'patterns' | 'sections';
  synonyms: readonly string[];
  drawing: PaletteEntry['drawing'];
  createItems: (key: string) => Item[];
  pattern?: Pattern;
}

export interface OptionGroup<O = PaletteOption> {
  name: PaletteOption['group'] | 'recent' | 'found';
  options: O[];
}

export function groupOptions<O extends Pick<PaletteOption, 'id' | 'group'>>(
  options: readonly O[],
  recent: readonly string[],
): OptionGroup<O>[] {
  const used = recent.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const groups = (['patterns', 'sections', ...blockGroups] as const).map((name) => ({
    name,
    options: options.filter(({ group }) => group === name),
  }));
  return [{ name: 'recent' as const, options: used }, ...groups].filter((group) => group.options.length > 0);
}

type Searched = Pick<PaletteOption, 'id' | 'label' | 'about' | 'synonyms'>;

export function filterOptions<O extends Searched>(options: readonly O[], search: string): O[] {
  const terms = splitWords(search);
  const found = new Set<O>(options.filter(({ label }) => splitWords(label).join(' ') === terms.join(' ')));
  for (const textOf of searchedTexts)
    for (const option of options) if (matches(terms, splitWords(textOf(option)))) found.add(option);
  return [...found];
}

const matches = (terms: readonly string[], words: readonly string[]): boolean =>
  terms.every((term) => words.some((word) => fitsWord(term, word)));
