import type { LucideIcon } from 'lucide-react';
import type { Editor } from '../core/editor.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import type { ReadonlyState } from '../core/state.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The label while it runs. */
  busyLabel?: string;
  shortcut?: ShortcutName;
  /** Stays active until it is selected again; other items run once. */
  stays?: boolean;
  disabled?: (state: ReadonlyState) => string | undefined;
  /** Returns a description of pending work. */
  notifies?: (state: ReadonlyState) => string | undefined;
  run: (editor: Editor) => void | Promise<unknown>;
}
