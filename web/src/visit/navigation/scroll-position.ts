interface ScrollPosition {
  scroll?: number;
  link?: string | null;
}

interface Entry extends ScrollPosition {
  key?: string;
}

const getEntry = (): Entry | null => history.state as Entry | null;

export const getEntryKey = (): string => getEntry()?.key ?? '';

/** Also stores positions by history entry, because on "back" the browser changes the current entry before the page is left. */
export class ScrollPositions {
  readonly #left = new Map<string, ScrollPosition>();

  saveLeft(key: string): ScrollPosition {
    const position = { scroll: scrollY, link: document.activeElement?.getAttribute('href') };
    this.#left.set(key, position);
    return position;
  }

  save(): void {
    history.replaceState({ ...getEntry(), ...this.saveLeft(getEntryKey()) } satisfies Entry, '');
  }

  restore(): void {
    restoreScrollPosition(this.#left.get(getEntryKey()) ?? getEntry());
  }
}

export function scrollToTarget(hash: string): void {
  const id = hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(decoded(id));
  if (target) return target.scrollIntoView();
  scrollTo(0, 0);
  focusOn('#main');
}

function restoreScrollPosition(position: ScrollPosition | null): void {
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
