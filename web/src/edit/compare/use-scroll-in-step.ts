import { useEffect } from 'react';
import { listen } from '../core/listen.ts';
import type { Documents } from './mark-changes.ts';

export function useScrollInStep(documents: Documents | null): void {
  useEffect(() => {
    if (!documents) return;
    const { before, after } = documents;
    // A page that this code scrolls also sends a scroll event, which must not scroll the other page again.
    let led: Document | null = null;
    const follow = (leader: Document, follower: Document, isForward: boolean) => () => {
      if (led === leader) {
        led = null;
        return;
      }
      const anchors = anchorsOf(before, after);
      const top = alignScroll(isForward ? anchors : reversed(anchors), leader.defaultView!.scrollY);
      if (Math.abs(top - follower.defaultView!.scrollY) < 1) return;
      led = follower;
      follower.defaultView!.scrollTo({ top, behavior: 'instant' });
    };
    const stops = [
      listen(before, { scroll: follow(before, after, true) }, { passive: true }),
      listen(after, { scroll: follow(after, before, false) }, { passive: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [documents]);
}

/** Blocks in the header are excluded, because they do not scroll. */
const ANCHOR_SELECTOR = ':is(main, footer) [data-key]';

function anchorsOf(before: Document, after: Document): Anchor[] {
  const blocks = [...before.querySelectorAll(ANCHOR_SELECTOR)].flatMap((block): Anchor[] => {
    const other = after.querySelector(`:is(main, footer) [data-key="${CSS.escape(block.getAttribute('data-key')!)}"]`);
    return other ? [{ from: topOf(block), to: topOf(other) }] : [];
  });
  const end = { from: heightOf(before), to: heightOf(after) };
  return increasing([{ from: 0, to: 0 }, ...blocks, end]);
}

const topOf = (element: Element): number =>
  element.getBoundingClientRect().top + element.ownerDocument.defaultView!.scrollY;

const heightOf = (document: Document): number => document.documentElement.scrollHeight;

interface Anchor {
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
