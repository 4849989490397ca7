import { useMemo, useState } from 'react';
import type { SitemapRow } from '../../../../proto/entities/sitemap.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { usePageSearch } from '../links/use-page-search.ts';
import { messages } from '../messages/messages.ts';
import { pageCommand, recentPageCommand, regionCommands } from './address-commands.ts';
import { blockCommands } from './block-commands.ts';
import { type Command, type CommandGroup, type CommandSource, commandGroups } from './command.ts';
import { itemCommands } from './item-commands.ts';
import { menuCommands } from './menu-commands.ts';
import { pageActCommands } from './page-act-commands.ts';
import { rankCommands } from './rank-commands.ts';
import { screenCommands } from './screen-commands.ts';
import { settingsCommands } from './settings-commands.ts';

export const sources: readonly CommandSource[] = [
  menuCommands,
  screenCommands,
  pageActCommands,
  itemCommands,
  settingsCommands,
  blockCommands,
  regionCommands,
];

/** Longer groups are cut: a page can have hundreds of blocks, and a word finds them. */
const MAX_IN_GROUP = 40;

export interface ShownGroup {
  name: CommandGroup | 'recent';
  commands: readonly Command[];
}

export function useCommands(typed: { current: string }) {
  const editor = useEditor();
  const now = useEditorState();
  const [search, setSearch] = useState(() => typed.current);
  const [recent] = useState(() => editor.state.preferences?.recentCommands ?? []);
  const { pages, error, loading } = usePageSearch(search, now.visit?.region?.slugPrefix ?? '');
  const commands = useMemo(() => sources.flatMap((source) => source(editor, now)), [editor, now]);
  const groups = useMemo(() => groupCommands(commands, search, recent, pages), [commands, search, recent, pages]);
  return { search, setSearch, groups, error, loading };
}

function groupCommands(
  commands: readonly Command[],
  search: string,
  recent: readonly string[],
  pages: readonly SitemapRow[],
): ShownGroup[] {
  const isSearching = search.trim() !== '';
  const found = isSearching ? rankCommands(commands, search, messages.commandPalette.synonyms) : commands;
  const before = recent.flatMap(
    (id) => found.find((command) => command.id === id) ?? (isSearching ? [] : recentPageCommand(id)) ?? [],
  );
  const others = [
    ...found.filter((command) => !before.includes(command)),
    ...pages.map(({ slug, title }) => pageCommand(slug, title)),
  ];
  return [
    { name: 'recent' as const, commands: before },
    ...commandGroups.map((name) => ({
      name,
      commands: others.filter(({ group }) => group === name).slice(0, MAX_IN_GROUP),
    })),
  ].filter((group) => group.commands.length > 0);
}
