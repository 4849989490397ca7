import type { LucideIcon } from 'lucide-react';
import type { EditorState } from '../core/state.ts';

/** An entry of the menu: a file of its own, and one line in the list. */
export interface MenuItem {
  id: string;
  /** Also its tooltip. */
  label: string;
  icon: LucideIcon;
  /** Opens something and stays active until it is chosen again; any other one runs and is done. */
  stays?: boolean;
  /** Why it can not be chosen at the moment, or nothing. */
  disabled?: (state: EditorState) => string | undefined;
  /** What waits for it to be chosen, in words, or nothing. */
  notifies?: (state: EditorState) => string | undefined;
  run: () => void | Promise<unknown>;
}
