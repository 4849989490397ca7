import { fitsWord, splitWords } from '../core/split-words.ts';
import type { Command } from './command.ts';

type Ranked = Pick<Command, 'id' | 'label' | 'detail' | 'synonyms' | 'refusal'>;

export interface Found<C> {
  command: C;
  distance: number;
}

/** Returns the commands that match every word of the search, best first. `synonyms` contains further words by command id. */
export function rankCommands<C extends Ranked>(
  commands: readonly C[],
  search: string,
  synonyms: Readonly<Record<string, string>> = {},
): Found<C>[] {
  const terms = splitWords(search);
  return commands
    .map((command) => ({ command, distance: distanceOf(terms, command, synonyms[command.id]) }))
    .filter(({ distance }) => distance < Infinity)
    .sort(compareFound);
}

/** Sorts available commands before unavailable ones that match equally well. */
export const compareFound = (a: Found<Ranked>, b: Found<Ranked>): number =>
  a.distance - b.distance || Number(a.command.refusal !== undefined) - Number(b.command.refusal !== undefined);

function distanceOf(terms: readonly string[], { label, detail = '', synonyms = '' }: Ranked, more = ''): number {
  const inLabel = splitWords(label);
  const inSynonyms = splitWords(`${synonyms} ${more}`);
  const inDetail = splitWords(detail);
  const distances = terms.map((term) => {
    const begins = (word: string) => fitsWord(term, word);
    if (inLabel[0]?.startsWith(term)) return 0;
    // A whole word is a better match than the beginning of a longer one: “table” does not mean “tablet”.
    if (inLabel.includes(term)) return 1;
    if (inSynonyms.includes(term)) return 2;
    if (inLabel.some(begins)) return 3;
    if (inSynonyms.some(begins)) return 4;
    if (inDetail.some(begins)) return 5;
    return isAbbreviation(term, inLabel.join('')) ? 7 : Infinity;
  });
  return distances.reduce((sum, distance) => sum + distance, 0);
}

/** Returns true if the letters occur in this order: “pgset” fits “page settings”. Fewer than three letters would fit nearly everything. */
function isAbbreviation(term: string, text: string): boolean {
  if (term.length < 3 || term[0] !== text[0]) return false;
  let at = 0;
  for (const letter of term) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
