import type { Conflict } from './merge.ts';
import { movesOf } from './moves.ts';
import type { Node } from './outline.ts';
import { valueAt } from './path.ts';
import { type Region, pathWithin, regionsOf, valuesOf } from './regions.ts';
import type { Batch } from './replay.ts';
import { type State, addressOf, isGone } from './state.ts';

/** What mine moved out of something that is no more: its value is told, so that it is not lost with its old place. */
export function orphans(their: Batch, my: Batch, state: State): Conflict[] {
  const lost = regionsOf(their);
  const isTold = (node: Node) => lost.some(({ owner, fields }) => owner === node && fields === null);
  const nodes = [...movesOf(my.done).keys()].filter(
    (node) => !isTold(node) && !isGone(my, node) && isGone(state, node),
  );
  return nodes.map((node) => {
    const path = addressOf(my, node);
    const { value, away } = before(node, lost, their, my);
    const item = { by: my.done[0]!, owner: node, fields: null, path, value };
    const { base, mine } = valuesOf(item, my, their, my, away);
    return { path, base: node.base && base, theirs: undefined, mine };
  });
}

/** As it was brought, or as it stood in what they removed or replaced. */
function before(node: Node, lost: Region[], their: Batch, my: Batch): { value: unknown; away?: ReadonlySet<Node> } {
  for (const [owner, { operation }] of my.brought) {
    const inside = pathWithin({ owner, fields: null }, node);
    if (inside && operation.op === 'insert') return { value: valueAt(operation.item, inside) };
  }
  for (const region of lost) {
    const inside = pathWithin(region, node);
    const { base, away } = valuesOf(region, their, their, my);
    const value = inside && valueAt(base, inside);
    if (value) return { value, away };
  }
  return { value: { key: node.key } };
}
