interface ScrollPosition {
  /** Pixels from the top. */
  scroll?: number;
  /** Address of the link that had the focus. */
  link?: string | null;
}

/** Keeps with the page that is left where on it the visitor was. */
export function saveScrollPosition(): void {
  const link = document.activeElement?.getAttribute('href');
  history.replaceState(
    { ...(history.state as ScrollPosition | null), scroll: scrollY, link } satisfies ScrollPosition,
    '',
  );
}

/** As a browser does on arriving: to the anchor or the top, and the focus to the new page. */
export function scrollToTarget(address: string): void {
  const hash = address.split('#')[1] ?? '';
  const target = document.getElementById(hash) ?? document.getElementById(decoded(hash));
  if (target) return target.scrollIntoView();
  scrollTo(0, 0);
  focusOn('#main');
}

/** Back to where the visitor was, with the focus on the link that led away. */
export function restoreScrollPosition(place: ScrollPosition | null): void {
  scrollTo(0, place?.scroll ?? 0);
  focusOn(place?.link ? `main a[href="${CSS.escape(place.link)}"]` : '#main', '#main');
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const focusOn = (...selectors: string[]): void =>
  selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element)
    ?.focus({ preventScroll: true });
