import { nanoid } from 'nanoid';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Editor } from '../core/editor.ts';
import type { Entry } from './journal.ts';
import { deviceJournal } from './journal-store.ts';
import { adoptOrphanedEntries, entryId } from './orphaned-entries.ts';

interface PageEntries {
  /** Id of the edits that are made while the page is open. */
  id: string;
  /** Resolves to the page as an earlier opening in this tab has saved it, after its last entry is written; null if there was none. */
  earlier: Promise<Page | null>;
  adopt(): Promise<Entry | null>;
  /** Removes the restored entry after its replacement is written, so that the device stores both changes or neither. */
  remove(restored: Entry): void;
  leave(saved: Promise<Page>): void;
}

/** Entries of the journal in use by open pages, and by pages that were left and are not saved yet. */
const usedEntries = () => ({ ids: new Set<string>(), leaving: new Map<string, Promise<Page>>() });

/** Each opening of a page has an entry of its own, so that it cannot overwrite edits that are not restored yet. */
export function openPageEntries(editor: Editor, pageId: string): PageEntries {
  const { ids, leaving } = editor.get(usedEntries);
  const { journal, tab } = editor.get(deviceJournal);
  const id = entryId(tab, `${pageId}/${nanoid()}`);
  const used = [id];
  ids.add(id);
  return {
    id,
    earlier: leaving.get(pageId) ?? Promise.resolve(null),
    async adopt() {
      const isOpen = (entry: Entry) => ids.has(entry.id);
      const entry = await adoptOrphanedEntries({ journal, documentId: pageId, tab, isOpen });
      if (entry) {
        used.push(entry.id);
        ids.add(entry.id);
      }
      return entry;
    },
    remove: (restored) => void journal.remove(restored.id).catch(() => undefined),
    leave(saved) {
      const left = saved.then((page) => {
        for (const one of used) ids.delete(one);
        if (leaving.get(pageId) === left) leaving.delete(pageId);
        return page;
      });
      leaving.set(pageId, left);
    },
  };
}
