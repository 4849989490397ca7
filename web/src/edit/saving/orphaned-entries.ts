import type { Entry, Journal } from './journal.ts';
import { runExclusively, findClosedTabs } from './tabs.ts';

export const entryId = (tab: string, documentId: string): string => `${tab}/${documentId}`;

export function adoptOrphanedEntries(
  journal: Journal,
  documentId: string,
  tab: string,
  isOwnOpen: () => boolean,
): Promise<Entry | null> {
  return runExclusively(async () => {
    const entries = await journal.listByDocument(documentId);
    const closed = await findClosedTabs(entries.map((entry) => entry.tab).filter((other) => other !== tab));
    const [oldest] = entries
      .filter((entry) => (entry.tab === tab ? !isOwnOpen() : closed.has(entry.tab)))
      .sort((a, b) => a.at - b.at);
    if (!oldest || oldest.tab === tab) return oldest ?? null;
    const adopted = { ...oldest, tab, id: entryId(tab, documentId) };
    await Promise.all([journal.put(adopted), journal.remove(oldest.id)]);
    return adopted;
  });
}
