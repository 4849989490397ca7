import type { Path } from '../edit.ts';
import type { Entry, Node } from './outline.ts';

export interface MergeState {
  positions: Map<Node, Entry | null>;
  slots: Map<string, Node | null>;
}

export const findPosition = (state: MergeState, node: Node): Entry | null => {
  const position = state.positions.get(node);
  return position === undefined ? (node.base ?? null) : position;
};

export function isRemoved(state: MergeState, node: Node | null): boolean {
  for (let at = node; at; at = findPosition(state, at)!.list.owner) if (!findPosition(state, at)) return true;
  return false;
}

export function isWithin(state: MergeState, node: Node | null, ancestor: Node): boolean {
  for (let at = node; at; at = findPosition(state, at)?.list.owner ?? null) if (at === ancestor) return true;
  return false;
}

export function addressOf(state: MergeState, node: Node | null): Path {
  if (!node) return [];
  const list = findPosition(state, node)!.list;
  return [...addressOf(state, list.owner), ...list.fields, `#${node.key}`];
}
