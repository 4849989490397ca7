import { proxy } from 'valtio';
import type { Box } from './drop-target.ts';
import type { Path } from '../../../../proto/edit.ts';

/** Not part of the editor's state, because it changes with every pointer move. */
export interface PointerTracking {
  item: Path | null;
  list: { path: Path } | null;
  /** True if the pointer is on the page, but not on a block. */
  header: boolean;
  picture: Path | null;
  setting: Path | null;
  drag: { paths: readonly Path[]; label: string; x: number; y: number } | null;
  /** The frame that the user draws; it selects the items that it touches. */
  frame: Box | null;
}

export const createPointerTracking = (): PointerTracking =>
  proxy({ item: null, list: null, header: false, picture: null, setting: null, drag: null, frame: null });

/** The position at which the pointer entered an element. It is not tracked, because nothing renders it. */
export const createPointer = () => ({ x: -1, y: -1 });
