import { messages } from '../messages/messages.ts';
import { recentPageCommand } from './address-commands.ts';
import { type Command, type CommandGroup, commandGroups } from './command.ts';
import { compareFound, type Found, rankCommands } from './rank-commands.ts';

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
