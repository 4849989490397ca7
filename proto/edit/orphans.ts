import type { Conflict } from './merge.ts';
import { findMoves } from './moves.ts';
import type { Node } from './outline.ts';
import { valueAt } from './path.ts';
import { type AffectedSpan, relativePath, findAffectedSpans, getSpanValues } from './affected-spans.ts';
import type { ReplayedBatch } from './replay.ts';
import { type MergeState, addressOf, isRemoved } from './state.ts';

export function findOrphanedEdits(their: ReplayedBatch, my: ReplayedBatch, state: MergeState): Conflict[] {
  const lost = findAffectedSpans(their);
  const isReported = (node: Node) => lost.some(({ owner, fields }) => owner === node && fields === null);
  const nodes = [...findMoves(my.done).keys()].filter(
    (node) => !isReported(node) && !isRemoved(my, node) && isRemoved(state, node),
  );
  return nodes.map((node) => {
    const path = addressOf(my, node);
    const { value, away } = valueBefore(node, lost, their, my);
    const item = { by: my.done[0]!, owner: node, fields: null, path, value };
    const { base, mine } = getSpanValues(item, my, their, my, away);
    return { path, base: node.base && base, theirs: undefined, mine };
  });
}

function valueBefore(
  node: Node,
  lost: AffectedSpan[],
  their: ReplayedBatch,
  my: ReplayedBatch,
): { value: unknown; away?: ReadonlySet<Node> } {
  for (const [owner, { operation }] of my.inserted) {
    const inside = relativePath({ owner, fields: null }, node);
    if (inside && operation.op === 'insert') return { value: valueAt(operation.item, inside) };
  }
  for (const span of lost) {
    const inside = relativePath(span, node);
    const { base, away } = getSpanValues(span, their, their, my);
    const value = inside && valueAt(base, inside);
    if (value) return { value, away };
  }
  return { value: { key: node.key } };
}
