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
  /** Whether it has something to tell. */
  notifies?: (state: EditorState) => boolean;
  run: () => void;
}
