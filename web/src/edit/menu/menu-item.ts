import type { LucideIcon } from 'lucide-react';
import type { EditorState } from '../core/state.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Stays active until it is selected again; other items run once. */
  stays?: boolean;
  /** Why it is disabled, or undefined. */
  disabled?: (state: EditorState) => string | undefined;
  /** Pending work as text, or undefined. */
  notifies?: (state: EditorState) => string | undefined;
  run: () => void | Promise<unknown>;
}
