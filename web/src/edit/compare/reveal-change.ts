import type { PageChange } from './compare-pages.ts';
import { type Documents, markCurrent } from './mark-changes.ts';

export function revealChange({ before, after }: Documents, change: PageChange | undefined): void {
  const [old, now] = [markCurrent(before, change), markCurrent(after, change)];
  if (now) scrollTo(now);
  if (old) scrollTo(old);
}

/** Room for the header of the site, which stays at the top. */
const ABOVE = 110;

/** Unlike `scrollIntoView` it does not scroll what is around the frame. */
function scrollTo(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  view?.scrollTo({ top: view.scrollY + element.getBoundingClientRect().top - ABOVE, behavior: 'instant' });
}
