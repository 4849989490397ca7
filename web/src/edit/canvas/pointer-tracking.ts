import { proxy } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';

/** What the pointer is over, and what it drags. It changes too often to stand in the editor's state. */
export const pointerTracking = proxy<{
  item: Path | null;
  list: { path: Path } | null;
  picture: Path | null;
  setting: Path | null;
  drag: { path: Path; label: string; x: number; y: number } | null;
}>({ item: null, list: null, picture: null, setting: null, drag: null });
