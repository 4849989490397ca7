import type { Entry, Journal } from './journal.ts';
import { runExclusively, findClosedTabs } from './tabs.ts';

export const entryId = (tab: string, documentId: string): string => `${tab}/${documentId}`;

/**
 * Takes over the oldest entry that was left behind of a document, under the name of this tab: by a tab that is gone, or by
 * this one when it had opened another page before everything was sent. `isOwnOpen` tells that this tab's own entry is in use.
 */
export function adoptOrphanedEntries(
  journal: Journal,
  documentId: string,
  tab: string,
  isOwnOpen: () => boolean,
): Promise<Entry | null> {
  return runExclusively(async () => {
    const entries = await journal.of(documentId);
    const gone = await findClosedTabs(entries.map((entry) => entry.tab).filter((other) => other !== tab));
    const [oldest] = entries
      .filter((entry) => (entry.tab === tab ? !isOwnOpen() : gone.has(entry.tab)))
      .sort((a, b) => a.at - b.at);
    if (!oldest || oldest.tab === tab) return oldest ?? null;
    const mine = { ...oldest, tab, id: entryId(tab, documentId) };
    await Promise.all([journal.put(mine), journal.remove(oldest.id)]);
    return mine;
  });
}
