import { splitWords } from '../core/split-words.ts';
import type { Command } from './command.ts';

type Ranked = Pick<Command, 'id' | 'label' | 'detail'>;

/** The commands that match every word of the search, best first; synonyms are listed by command id. */
export function rankCommands<C extends Ranked>(
  commands: readonly C[],
  search: string,
  synonyms: Readonly<Record<string, string>> = {},
): C[] {
  const terms = splitWords(search);
  return commands
    .map((command) => ({ command, distance: distanceOf(terms, command, synonyms[command.id] ?? '') }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance)
    .map(({ command }) => command);
}

function distanceOf(terms: readonly string[], { label, detail = '' }: Ranked, synonyms: string): number {
  const [inLabel, inSynonyms, inDetail] = [label, synonyms, detail].map(splitWords) as [string[], string[], string[]];
  const distances = terms.map((term) => {
    if (inLabel.some((word) => word.startsWith(term))) return inLabel[0]!.startsWith(term) ? 0 : 1;
    if (inSynonyms.some((word) => word.startsWith(term))) return 2;
    if (inDetail.some((word) => word.startsWith(term))) return 3;
    return isAbbreviation(term, inLabel.join('')) ? 5 : Infinity;
  });
  return distances.reduce((sum, distance) => sum + distance, 0);
}

/** The letters occur in this order: “pgset” fits “page settings”. Fewer than three would fit nearly everything. */
function isAbbreviation(term: string, text: string): boolean {
  if (term.length < 3 || term[0] !== text[0]) return false;
  let at = 0;
  for (const letter of term) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
