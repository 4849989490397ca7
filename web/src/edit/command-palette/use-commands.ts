import { useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { usePageSearch } from '../links/use-page-search.ts';
import type { Editor } from '../core/editor.ts';
import { documentRefusal } from '../core/permissions.ts';
import { shortcuts } from '../core/shortcuts.ts';
import type { ReadonlyState } from '../core/state.ts';
import { keyActions } from '../canvas/use-keys.ts';
import { messages } from '../messages/messages.ts';
import { pageCommand, regionCommands } from './address-commands.ts';
import { blockCommands } from './block-commands.ts';
import type { Command, CommandSource } from './command.ts';
import { groupAll, groupFound } from './group-commands.ts';
import { insertCommands } from './insert-commands.ts';
import { itemCommands, pictureCommands } from './item-commands.ts';
import { menuCommands, pageActCommands, screenCommands } from './screen-commands.ts';
import { pageSettingCommands, settingsCommands } from './settings-commands.ts';
import { textCommands } from './text-commands.ts';

const sources: readonly CommandSource[] = [
  menuCommands,
  screenCommands,
  pageActCommands,
  textCommands,
  itemCommands,
  pictureCommands,
  insertCommands,
  settingsCommands,
  pageSettingCommands,
  blockCommands,
  regionCommands,
];

/** Returns all commands, including unavailable ones with their reason, except those for pages of the site. */
export function commandsOf(editor: Editor, now: ReadonlyState): Command[] {
  const commands = sources.flatMap((source) => source(editor, now));
  return [...commands, ...keyCommands(editor, now, commands)];
}

export function useCommands(typed: { current: string }) {
  const editor = useEditor();
  const now = useEditorState();
  const [search, setSearch] = useState(() => typed.current);
  const [recent] = useState(() => editor.state.preferences?.recentCommands ?? []);
  const { pages, error, loading } = usePageSearch(search, now.visit?.region?.slugPrefix ?? '');
  const commands = useMemo(() => commandsOf(editor, now), [editor, now]);
  const groups = useMemo(() => {
    const found = pages.map(({ slug, title }) => pageCommand(slug, title));
    const others = search.trim() === '' ? groupAll(commands, recent) : groupFound(commands, search, recent);
    return found.length > 0 ? [...others, { name: 'pages' as const, commands: found }] : others;
  }, [commands, search, recent, pages]);
  return { search, setSearch, groups, error, loading };
}

/** Lists shortcuts that no other command has, so that every new shortcut is in the palette. */
function keyCommands(editor: Editor, now: ReadonlyState, others: readonly Command[]): Command[] {
  const named = new Set(['commands', ...others.map(({ shortcut }) => shortcut)]);
  return keyActions
    .filter(({ name }) => !named.has(name))
    .map(({ name, isPossible, run }) => {
      const isOnBlocks = shortcuts[name].group === 'blocks';
      const possible = isPossible?.(editor) ?? true;
      return {
        id: `key:${name}`,
        group: isOnBlocks ? 'selection' : 'actions',
        label: messages.help.shortcuts[name],
        shortcut: name,
        refusal:
          (isOnBlocks ? documentRefusal(now, 'page') : undefined) ??
          (possible ? undefined : messages.commandPalette.noBlock),
        run: () => run(editor),
      };
    });
}
