import type { Editor } from '../core/editor.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import type { ReadonlyState } from '../core/state.ts';

export const commandGroups = [
  'actions',
  'text',
  'selection',
  'insert',
  'settings',
  'fields',
  'blocks',
  'regions',
  'pages',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

export interface Command {
  /** Never changes, because recent commands are stored by their ids. */
  id: string;
  group: CommandGroup;
  label: string;
  /** Distinguishes commands with equal labels. */
  detail?: string;
  /** Other words that editors search for. */
  synonyms?: string;
  shortcut?: ShortcutName;
  /** The reason why the command is unavailable. */
  refusal?: string;
  run: (palette: { editor: Editor; navigate: (url: string) => void }) => unknown;
}

export type CommandSource = (editor: Editor, now: ReadonlyState) => Command[];
