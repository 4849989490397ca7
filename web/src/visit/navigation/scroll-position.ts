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

export function scrollToTarget(address: string): void {
  const hash = address.split('#')[1] ?? '';
  const target = document.getElementById(hash) ?? document.getElementById(decoded(hash));
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
