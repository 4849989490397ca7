import type { Outbox, Relay } from '../bus/facts.ts';
import type { Clock } from '../clock.ts';
import type { Stores } from '../store/store.ts';
import { commit, headOf } from './commit.ts';
import { documentLog } from './document-log.ts';
import { heal } from './heal.ts';
import { history } from './history.ts';
import { projection } from './projection.ts';
import { newest } from './replay.ts';
import { rekey } from './rekey.ts';
import { revisionOutbox } from './revision-outbox.ts';
import { openTables } from './tables.ts';
import { verify } from './verify.ts';
import type { Versioned, VersionedSpec } from './versioned.ts';

/** Versioned documents together with what only their keeper uses. */
export interface Kept<T extends object> extends Versioned<T> {
  outbox: Outbox;
  /** The ids of all documents whose projections or claims are not what a replay of their whole log makes them. */
  verify(): Promise<string[]>;
}

export interface Keeping {
  stores: Stores;
  clock: Clock;
  relay: Pick<Relay, 'wake'>;
}

export function createVersioned<T extends object>(spec: VersionedSpec<T>, { stores, clock, relay }: Keeping): Kept<T> {
  const tables = openTables(stores, spec);
  return {
    draft: projection(tables.draft),
    live: projection(tables.live),
    head: async (id) => headOf((await newest(tables, id)).state),
    commit: (id, by, decide) => commit({ tables, spec, clock, relay }, id, by, decide),
    log: (id) => documentLog(tables, id),
    history: (id, options) => history(tables, id, options),
    heal: async () => {
      await rekey(tables, spec);
      return heal(tables);
    },
    outbox: revisionOutbox(tables, spec.name),
    verify: () => verify(tables, spec),
  };
}
