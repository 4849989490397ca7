import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../proto/errors.ts';
import type { Relay } from '../bus/facts.ts';
import type { Clock } from '../clock.ts';
import { DuplicateKey } from '../store/store.ts';
import { reserve } from './claims.ts';
import { documentLog } from './document-log.ts';
import { evolve, type State } from './evolve.ts';
import { nextRevision } from './next-revision.ts';
import { project } from './project.ts';
import { newest } from './replay.ts';
import type { Revision } from './revision.ts';
import { close } from './revision-outbox.ts';
import { storedFacts } from './stored-facts.ts';
import type { Tables } from './tables.ts';
import type { Author, Committed, Head, Versioned, VersionedSpec } from './versioned.ts';

export interface Committing<T extends object> {
  tables: Tables<T>;
  spec: VersionedSpec<T>;
  clock: Clock;
  relay: Pick<Relay, 'wake'>;
}

const MAX_TRIES = 100;

/** What `Versioned.commit` promises. */
export async function commit<T extends object>(
  around: Committing<T>,
  id: string,
  by: Author,
  decide: Parameters<Versioned<T>['commit']>[2],
): Promise<Committed<T>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await lineUp(tries);
    const { state } = await newest(around.tables, id);
    const decision = await decide(headOf(state), documentLog(around.tables, id, by));
    if (!decision || (!decision.draft && !state.draft)) return committed(state);
    const change = nextRevision(state, decision, by, around.clock.now());
    const after = evolve(state, change);
    change.facts = storedFacts(
      around.spec.name,
      change,
      decision.facts?.({ draft: after.draft, live: after.live }) ?? [],
    );
    if (await store(around, state, change, after)) return committed(after);
  }
  throw new Problem('conflict', `${id} is being changed by others all the time. Try again.`);
}

export function headOf<T extends object>({ _id, revision, draft, live }: State<T>): Head<T> | null {
  return draft && { _id, revision, draft, live };
}

/** False when another write was first. */
async function store<T extends object>(
  around: Committing<T>,
  before: State<T>,
  change: Revision<T>,
  after: State<T>,
): Promise<boolean> {
  const { tables, relay } = around;
  const reservation = await reserve(around, before, after);
  if (!reservation) return false;
  try {
    await tables.revisions.insert(change);
  } catch (error) {
    if (!(error instanceof DuplicateKey)) throw error;
    await reservation.cancel();
    return false;
  }
  await project(tables, after);
  if (change.facts.length > 0) relay.wake();
  else await close(tables, change._id);
  await reservation.settle();
  return true;
}

/** Writers that met take turns: the first few at once, the others at random within a time that grows. */
async function lineUp(tries: number): Promise<void> {
  if (tries > 2) await pause(Math.random() * Math.min(tries * 2, 40));
}

const committed = <T extends object>({ revision, draft, live }: State<T>): Committed<T> => ({ revision, draft, live });
