import type { KeyPress } from './key-press.ts';
import { isPressed } from './shortcuts.ts';

export function parseHistoryKey(event: KeyPress): 'undo' | 'redo' | undefined {
  if (isPressed(event, 'undo')) return 'undo';
  return isPressed(event, 'redo') ? 'redo' : undefined;
}
