const PREFIX = 'editor-tab:';

export const lockTab = (tab: string): void =>
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => undefined));

export async function findClosedTabs(tabs: readonly string[]): Promise<Set<string>> {
  // Without the Web Locks API (insecure origins), every other tab counts as closed.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  return new Set(tabs.filter((tab) => !alive.has(PREFIX + tab)));
}

export const runExclusively = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('editor-adopting', run) as Promise<T>) : run();
