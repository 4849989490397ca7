import type { PageChange } from './compare-pages.ts';
import { type Documents, markCurrent } from './mark-changes.ts';

/** Emphasises a change and scrolls to it; the page without the block follows the other. */
export function revealChange({ before, after }: Documents, change: PageChange | undefined): void {
  const [old, now] = [markCurrent(before, change), markCurrent(after, change)];
  (now ?? old)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (now && old) old.scrollIntoView({ block: 'start', behavior: 'instant' });
}
