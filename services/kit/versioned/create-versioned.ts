import type { Archivable } from '../archive/archivable.ts';
import type { Outbox, Relay } from '../bus/outbox.ts';
import type { Clock } from '../clock.ts';
import type { Stores } from '../store/store.ts';
import { archiveRevisions } from './archive-revisions.ts';
import { deletedDocuments, purge } from './deletions.ts';
import { summaryOf, openTables } from './tables.ts';
import { commit, toHead } from './commit.ts';
import { documentLog, history, liveChanges } from './document-log.ts';
import { mergedUntilSpec, mergeSittings } from './merge-sittings.ts';
import { recomputeKeys, repairProjections } from './heal.ts';
import { projection } from './projections.ts';
import { loadNewestState } from './state.ts';
import { revisionOutbox } from './revision-outbox.ts';
import type { Versioned, VersionedSpec } from './versioned.ts';

export interface VersionedInternals<T extends object> extends Versioned<T> {
  outbox: Outbox;
  archive: Archivable;
  purge(before: Date, limit: number): Promise<number>;
  mergeSittings(before: Date, limit: number): Promise<number>;
}

interface VersionedDependencies {
  stores: Stores;
  clock: Clock;
  relay: Pick<Relay, 'wake'>;
}

export function createVersioned<T extends object>(
  spec: VersionedSpec<T>,
  { stores, clock, relay }: VersionedDependencies,
): VersionedInternals<T> {
  const tables = openTables(stores, spec);
  const erasers: ((id: string) => Promise<void>)[] = [];
  return {
    draft: projection(tables.draft),
    live: projection(tables.live),
    head: async (id) => toHead((await loadNewestState(tables, id)).state),
    commit: (id, by, decide) => commit({ tables, spec, clock, relay }, id, by, decide),
    log: (id) => documentLog(tables, id),
    deleted: deletedDocuments(tables.deleted),
    summarise: (content, id) => summaryOf(spec, content, id),
    purge: async (before, limit) => {
      try {
        return await purge({ tables, spec, erasers }, before, limit);
      } finally {
        await stores.eraseDeleted();
      }
    },
    mergeSittings: (before, limit) =>
      mergeSittings({ tables, name: spec.name, progress: stores.collection(mergedUntilSpec), clock }, before, limit),
    onPurge: (erase) => void erasers.push(erase),
    liveChanges: (after, limit) => liveChanges(tables, after, limit),
    history: (id, options) => history(tables, id, options),
    heal: async () => {
      await recomputeKeys(tables, spec);
      return repairProjections(tables);
    },
    archive: archiveRevisions(tables, spec),
    outbox: revisionOutbox(tables, spec.name),
  };
}
