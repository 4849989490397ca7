export interface Anchor {
  from: number;
  to: number;
}

export function alignScroll(anchors: readonly Anchor[], position: number): number {
  const index = anchors.findLastIndex(({ from }) => from <= position);
  const [start, end] = [anchors[index], anchors[index + 1]];
  if (!start) return position;
  if (!end || end.from === start.from) return start.to + position - start.from;
  return start.to + ((position - start.from) * (end.to - start.to)) / (end.from - start.from);
}

export function increasing(anchors: readonly Anchor[]): Anchor[] {
  const ordered: Anchor[] = [];
  for (const anchor of anchors) {
    const last = ordered.at(-1);
    if (!last || (anchor.from > last.from && anchor.to > last.to)) ordered.push(anchor);
  }
  return ordered;
}

export const reversed = (anchors: readonly Anchor[]): Anchor[] =>
  anchors.map(({ from, to }) => ({ from: to, to: from }));
