import { type Entry, type List, type MergeState, findPosition } from './outline.ts';
import type { ReplayedBatch } from './replay.ts';

type Order = (state: MergeState, entry: Entry) => string | null;

/** Swapping the batches changes nothing: items inserted at the same place are grouped by batch, the smaller id first. */
export function computeOrder(theirs: ReplayedBatch, mine: ReplayedBatch): Order {
  const runs = new Map<List, Map<Entry, { run: Entry[]; index: number }>>();
  const runsOf = (list: List) => {
    const cached = runs.get(list) ?? walk(list, theirs, mine);
    runs.set(list, cached);
    return cached;
  };
  return (state, entry) => {
    const { run, index } = runsOf(entry.list).get(entry)!;
    for (let at = index - 1; at >= 0; at -= 1) {
      const node = run[at]!.node;
      if (node && findPosition(state, node) === run[at]) return node.key;
    }
    return null;
  };
}

function walk(list: List, theirs: ReplayedBatch, mine: ReplayedBatch) {
  const positions = new Map<Entry, { run: Entry[]; index: number }>();
  for (const start of list.starts) {
    const run: Entry[] = [];
    const waiting = [start];
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      positions.set(entry, { run, index: run.length });
      run.push(entry);
      if (entry.next) waiting.push(entry.next);
      waiting.push(
        ...mergeSiblings(theirs.insertedAfter.get(entry) ?? [], mine.insertedAfter.get(entry) ?? []).reverse(),
      );
    }
  }
  return positions;
}

function mergeSiblings(theirs: Entry[], mine: Entry[]): Entry[] {
  let same = 0;
  while (same < theirs.length && same < mine.length && theirs.at(-1 - same) === mine.at(-1 - same)) same += 1;
  const blocks = [theirs.slice(0, theirs.length - same), mine.slice(0, mine.length - same)];
  const name = (block: Entry[]) => block.map((entry) => entry.node!.id).join('\n');
  blocks.sort((a, b) => (name(a) < name(b) ? -1 : 1));
  return [...blocks.flat(), ...theirs.slice(theirs.length - same)];
}
