/** Width of the window, in pixels, from which the sidebar is open until an editor folds it. */
const OPEN_FROM = 1440;

const NAME = 'editor-sidebar-folded';

/** Returns whether the sidebar starts folded: the last choice of the user, or else by the width of the window. */
export function isFirstFolded(): boolean {
  return recallChoice() ?? !hasRoom();
}

export const hasRoom = (): boolean => (globalThis.innerWidth ?? OPEN_FROM) >= OPEN_FROM;

function recallChoice(): boolean | null {
  try {
    const stored = localStorage.getItem(NAME);
    return stored === null ? null : stored === 'true';
  } catch {
    return null;
  }
}

export function rememberChoice(isFolded: boolean): void {
  try {
    localStorage.setItem(NAME, String(isFolded));
  } catch {
    // Browsers can disable storage; the choice is then not saved.
  }
}

/** Equals the breakpoint in sidebar.module.css below which the sidebar covers the lower half of the window and opens only on request. */
export const isNarrow = (): boolean => innerWidth < 1024;
