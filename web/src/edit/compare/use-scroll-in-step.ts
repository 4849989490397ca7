import { useEffect } from 'react';
import { type Anchor, alignScroll, increasing, reversed } from './align-scroll.ts';
import type { Documents } from './mark-changes.ts';

export function useScrollInStep(documents: Documents | null): void {
  useEffect(() => {
    if (!documents) return;
    const { before, after } = documents;
    // The page that is scrolled by this code sends a scroll event too, which must not scroll the first one again.
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
    const [forward, back] = [follow(before, after, true), follow(after, before, false)];
    before.addEventListener('scroll', forward, { passive: true });
    after.addEventListener('scroll', back, { passive: true });
    return () => {
      before.removeEventListener('scroll', forward);
      after.removeEventListener('scroll', back);
    };
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
