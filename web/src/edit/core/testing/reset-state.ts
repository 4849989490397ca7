import { type EditorState, firstState } from '../state.ts';
import { writableState } from '../writable-state.ts';

/** Derived properties follow by themselves. */
export function resetState(changes: Partial<EditorState> = {}): void {
  const data = Object.entries(Object.getOwnPropertyDescriptors(firstState())).flatMap(([name, { get, value }]) =>
    get ? [] : [[name, value]],
  );
  Object.assign(writableState, Object.fromEntries(data), changes);
}
