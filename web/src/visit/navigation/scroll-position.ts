interface ScrollPosition {
  scroll?: number;
  link?: string | null;
}

export function saveScrollPosition(): void {
  const link = document.activeElement?.getAttribute('href');
  history.replaceState(
    { ...(history.state as ScrollPosition | null), scroll: scrollY, link } satisfies ScrollPosition,
    '',
  );
}

export function scrollToTarget(hash: string): void {
  const id = hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(decoded(id));
  if (target) return target.scrollIntoView();
  scrollTo(0, 0);
  focusOn('#main');
}

export function restoreScrollPosition(position: ScrollPosition | null): void {
  scrollTo(0, position?.scroll ?? 0);
  focusOn(position?.link ? `main a[href="${CSS.escape(position.link)}"]` : '#main', '#main');
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
