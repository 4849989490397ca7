import type { Entry, Journal } from './journal.ts';
import { runExclusively, findClosedTabs } from './tabs.ts';

export const entryId = (tab: string, documentId: string): string => `${tab}/${documentId}`;

interface Adoption {
  journal: Journal;
  documentId: string;
  tab: string;
  /** Whether an entry of this tab is still in use. */
  isOpen: (entry: Entry) => boolean;
  /** New id of an entry that another tab has left; absent if it keeps its own. */
  newId?: string;
}

export function adoptOrphanedEntries({ journal, documentId, tab, isOpen, newId }: Adoption): Promise<Entry | null> {
  return runExclusively(async () => {
    const entries = await journal.listByDocument(documentId);
    const closed = await findClosedTabs(entries.map((entry) => entry.tab).filter((other) => other !== tab));
    const [oldest] = entries
      .filter((entry) => (entry.tab === tab ? !isOpen(entry) : closed.has(entry.tab)))
      .sort((a, b) => a.at - b.at);
    if (!oldest || oldest.tab === tab) return oldest ?? null;
    const adopted = { ...oldest, tab, id: newId ?? oldest.id };
    await Promise.all([journal.put(adopted), adopted.id !== oldest.id && journal.remove(oldest.id)]);
    return adopted;
  });
}
