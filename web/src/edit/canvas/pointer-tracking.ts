import { proxy } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';

/** Not part of the editor's state, because it changes with every pointer move. */
export interface PointerTracking {
  item: Path | null;
  list: { path: Path } | null;
  picture: Path | null;
  setting: Path | null;
  drag: { path: Path; label: string; x: number; y: number } | null;
}

export const createPointerTracking = (): PointerTracking =>
  proxy({ item: null, list: null, picture: null, setting: null, drag: null });
