import { messages } from '../messages/messages.ts';
import { recentPageCommand } from './address-commands.ts';
import { type Command, type CommandGroup, commandGroups } from './command.ts';
import { fitsWord, splitWords } from '../core/split-words.ts';

/** Longer groups are cut, because a page can have hundreds of blocks, which a search finds. */
const MAX_IN_GROUP = 60;

export interface ShownGroup {
  name: CommandGroup | 'recent';
  commands: readonly Command[];
}

/** Puts recent commands first. The order of the other groups is fixed, so that people find a command at the same place. */
export function groupAll(commands: readonly Command[], recent: readonly string[]): ShownGroup[] {
  const before = recent.flatMap((id) => commands.find((command) => command.id === id) ?? recentPageCommand(id) ?? []);
  const others = commands.filter((command) => !before.includes(command));
  const groups = commandGroups.map((name) => ({ name, commands: others.filter(({ group }) => group === name) }));
  return cut([{ name: 'recent', commands: before }, ...groups]);
}

/** Puts the group with the best match first. */
export function groupFound(commands: readonly Command[], search: string, recent: readonly string[]): ShownGroup[] {
  const byUse = [...commands].sort((a, b) => lastUse(recent, a) - lastUse(recent, b));
  const found = rankCommands(byUse, search, messages.commandPalette.synonyms);
  const groups = commandGroups.map((name) => ({ name, found: found.filter(({ command }) => command.group === name) }));
  return cut(
    groups
      .sort((a, b) => compareFound(a.found[0] ?? NOTHING, b.found[0] ?? NOTHING))
      .map((group) => ({ name: group.name, commands: group.found.map(({ command }) => command) })),
  );
}

const NOTHING: Found<{ id: string; label: string }> = { command: { id: '', label: '' }, distance: Number.MAX_VALUE };

function lastUse(recent: readonly string[], { id }: Command): number {
  const at = recent.indexOf(id);
  return at < 0 ? recent.length : at;
}

const cut = (groups: readonly ShownGroup[]): ShownGroup[] =>
  groups
    .map(({ name, commands }) => ({ name, commands: commands.slice(0, MAX_IN_GROUP) }))
    .filter((group) => group.commands.length > 0);

type Ranked = Pick<Command, 'id' | 'label' | 'detail' | 'synonyms' | 'refusal'>;

interface Found<C> {
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
const compareFound = (a: Found<Ranked>, b: Found<Ranked>): number =>
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
