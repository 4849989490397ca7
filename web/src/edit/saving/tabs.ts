const PREFIX = 'editor-tab:';

let claimed = false;

/** Holds a lock for as long as this tab lives, so that others can tell that it does. */
export function claimTab(tab: string): void {
  if (claimed) return;
  claimed = true;
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => undefined));
}

/** Which of the tabs are gone: closed, crashed or reloaded. */
export async function findClosedTabs(tabs: readonly string[]): Promise<Set<string>> {
  // Without locks (a page that is not served securely) every other tab counts as gone.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  return new Set(tabs.filter((tab) => !alive.has(PREFIX + tab)));
}

/** Only one tab at a time adopts what another one left behind. */
export const runExclusively = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('editor-adopting', run) as Promise<T>) : run();
